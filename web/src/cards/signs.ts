// Own signs of the page besides the symbols of the game, each as a path on a field of 24 by 24.
export const SIGNS: Readonly<Record<string, string>> = {
  check: "M9.3 19.2 2.5 12.4l2.4-2.4 4.4 4.4L19.1 4.6 21.5 7z",
  chevron: "M8 4l8 8-8 8-2.2-2.2 5.8-5.8-5.8-5.8z",
  link: "M9.5 7H7a5 5 0 0 0 0 10h2.5v-2.2H7a2.8 2.8 0 0 1 0-5.6h2.5zM8 10.9h8v2.2H8zM14.5 7H17a5 5 0 0 1 0 10h-2.5v-2.2H17a2.8 2.8 0 0 0 0-5.6h-2.5z",
  hand: "M7 4.5 16.5 2l4 15L11 19.5zM3 8l3-.8 3.2 12 7.2-1.9.5 1.8-9.9 2.6z",
  book: "M3 4c3-1.5 6-1.5 8.3.5v15C9 17.7 6 17.7 3 19zm18 0c-3-1.5-6-1.5-8.3.5v15c2.3-1.8 5.3-1.8 8.3-.5z",
  gear: "M10 1h4l.6 3 2.1.9 2.6-1.7 2.8 2.8-1.7 2.6.9 2.1 2.7.6v4l-2.9.6-.9 2.1 1.7 2.6-2.8 2.8-2.6-1.7-2.1.9L14 23h-4l-.6-2.7-2.1-.9-2.6 1.7-2.8-2.8 1.7-2.6-.9-2.1L0 14.9v-4l2.9-.6.9-2.1L2.1 5.6l2.8-2.8 2.6 1.7 2.1-.9zM12 8.4a3.6 3.6 0 1 0 .1 0z",
  undo: "M9 3v4.5h5.5a7 7 0 0 1 0 14H6v-3h8.5a4 4 0 0 0 0-8H9V15L2.5 9z",
  more: "M5 10a2 2 0 1 0 .1 0zm7 0a2 2 0 1 0 .1 0zm7 0a2 2 0 1 0 .1 0z",
  info: "M12 1a11 11 0 1 0 .1 0zM10.6 10h3v8h-3zm0-4h3v2.6h-3z",
  keys: "M2 5h20v14H2zm2 2v2h2V7zm4 0v2h2V7zm4 0v2h2V7zm4 0v2h4V7zM4 11v2h3v-2zm5 0v2h2v-2zm4 0v2h2v-2zm4 0v2h3v-2zM7 15v2h10v-2z",
  talk: "M2 3h20v14H11l-5 4v-4H2z",
};
