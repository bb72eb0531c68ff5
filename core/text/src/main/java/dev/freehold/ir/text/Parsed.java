// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.builtin.ModuleOp;

/**
 * A text that has been read.
 *
 * @param module what it says, wrapped into a module where it is not one
 * @param resources what stands behind it
 */
public record Parsed(ModuleOp module, Resources resources) {
  /** The same as an operation like any other. */
  public ParsedOp asOp() {
    return new ParsedOp(module, resources);
  }
}
