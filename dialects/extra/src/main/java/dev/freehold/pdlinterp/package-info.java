// SPDX-License-Identifier: Apache-2.0
/** Rewrite patterns as a program that matches them step by step. */
package dev.freehold.pdlinterp;
