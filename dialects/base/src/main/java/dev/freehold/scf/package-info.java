// SPDX-License-Identifier: Apache-2.0
/** Structured control flow: conditionals and loops whose parts are regions. */
package dev.freehold.scf;
