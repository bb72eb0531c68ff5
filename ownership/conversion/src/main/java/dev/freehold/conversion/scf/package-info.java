// SPDX-License-Identifier: Apache-2.0
/** From structured control flow to blocks and branches. */
package dev.freehold.conversion.scf;
