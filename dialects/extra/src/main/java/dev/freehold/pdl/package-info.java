// SPDX-License-Identifier: Apache-2.0
/** Rewrite patterns as programs: what they match, and what they make of it. */
package dev.freehold.pdl;
