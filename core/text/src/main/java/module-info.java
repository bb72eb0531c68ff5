// SPDX-License-Identifier: Apache-2.0

import org.jspecify.annotations.NullMarked;

/** Operations as text: parser and printer, assembly formats, diagnostics that quote their source. */
@NullMarked
module dev.freehold.text {
  requires transitive dev.freehold.ir;

  exports dev.freehold.ir.text;

  provides dev.freehold.ir.OpFormatter.Factory with dev.freehold.ir.text.Messages.Factory;
}
