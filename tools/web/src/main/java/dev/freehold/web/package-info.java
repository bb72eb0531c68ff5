// SPDX-License-Identifier: Apache-2.0
/** Pages for a browser. What is on them is TypeScript, in {@code src/main/typescript}; here they get their data. */
package dev.freehold.web;
