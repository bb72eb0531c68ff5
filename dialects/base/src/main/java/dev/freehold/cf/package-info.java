// SPDX-License-Identifier: Apache-2.0
/** Branches between the blocks of a region. */
package dev.freehold.cf;
