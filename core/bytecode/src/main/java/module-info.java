// SPDX-License-Identifier: Apache-2.0

import org.jspecify.annotations.NullMarked;

/** The binary form of programs. */
@NullMarked
module dev.freehold.bytecode {
  requires transitive dev.freehold.text;

  exports dev.freehold.ir.bytecode;
}
