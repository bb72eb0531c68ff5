// SPDX-License-Identifier: Apache-2.0
import "./base.css";
import { element } from "./dom";

type Theme = "light" | "dark";

const DARK = matchMedia("(prefers-color-scheme: dark)");

/** Makes the page as the system is, until somebody presses the button that this returns. */
export function themeButton(): HTMLButtonElement {
  const button = element("button", { type: "button", class: "quiet theme-button" });
  let chosen: Theme | null = null;
  const show = () => {
    const theme = chosen ?? (DARK.matches ? "dark" : "light");
    document.documentElement.dataset.theme = theme;
    button.textContent = theme === "light" ? "\u263e" : "\u2600";
    button.title = `Show in ${theme === "light" ? "dark" : "light"} colours`;
    button.setAttribute("aria-label", button.title);
  };
  button.addEventListener("click", () => {
    chosen = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
    show();
  });
  DARK.addEventListener("change", show);
  show();
  return button;
}
