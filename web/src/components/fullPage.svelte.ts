// Whether the page fills the window: in play there is no header.
class FullPage {
  on = $state(false);
}
export const fullPage = new FullPage();
