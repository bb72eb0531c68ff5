// SPDX-License-Identifier: Apache-2.0
/** Instructions of AMD's graphics processors: tables of them, grouped by what they work on. */
package dev.freehold.rocdl;
