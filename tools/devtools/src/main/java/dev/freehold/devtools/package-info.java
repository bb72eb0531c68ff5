// SPDX-License-Identifier: Apache-2.0
/** The main classes behind {@code ./dev}, and what the tests over whole corpora share with them. Not published. */
package dev.freehold.devtools;
