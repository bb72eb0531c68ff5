// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import dev.freehold.ir.Registry;
import dev.freehold.pass.PassRegistry;

/**
 * What the programs in an editor may consist of, and what may be done to them.
 *
 * @param registry the dialects in force
 * @param passes the passes that may be applied
 * @param allowUnregistered whether operations of other dialects are let be
 */
public record Languages(Registry registry, PassRegistry passes, boolean allowUnregistered) {}
