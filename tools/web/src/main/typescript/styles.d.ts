// SPDX-License-Identifier: Apache-2.0
/** Styles are imported for esbuild, which puts them into the style sheet of the page. */
declare module "*.css";
