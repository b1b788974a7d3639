// Times on clocks.

/** 0:09, 4:05, 1:04:05; beyond a day, days and hours. */
export function clockText(seconds: number): { days: number; text: string } {
  const whole = Math.max(0, Math.ceil(seconds));
  const twoDigits = (number: number) => String(Math.floor(number)).padStart(2, "0");
  const days = Math.floor(whole / 86_400);
  const rest = whole % 86_400;
  const hours = Math.floor(rest / 3_600);
  const minutes = twoDigits((rest % 3_600) / 60);
  if (days > 0) return { days, text: `${hours}:${minutes}` };
  if (hours > 0) return { days, text: `${hours}:${minutes}:${twoDigits(rest % 60)}` };
  return { days, text: `${Number(minutes)}:${twoDigits(rest % 60)}` };
}

/** Whether little time is left: the last sixth, at most half a minute, at least ten seconds. */
export const isLow = (seconds: number, total: number): boolean => seconds <= Math.max(10, Math.min(30, total / 6));
