// SPDX-License-Identifier: Apache-2.0

import org.jspecify.annotations.NullMarked;

/** Operations, types and attributes, the rewriter, the verifier, and the interfaces that make passes work on any dialect. */
@NullMarked
module dev.freehold.ir {
  requires static transitive org.jspecify;

  exports dev.freehold.builtin;
  exports dev.freehold.ir;
  exports dev.freehold.ir.affine;
  exports dev.freehold.ir.analysis;
  exports dev.freehold.ir.attribute;
  exports dev.freehold.ir.builtin;
  exports dev.freehold.ir.iface;
  exports dev.freehold.ir.verify;

  uses dev.freehold.ir.Dialect;
  uses dev.freehold.ir.Extension;
  uses dev.freehold.ir.ImplicitDialect;
  uses dev.freehold.ir.OpFormatter.Factory;
  uses dev.freehold.ir.ReferenceStrategies;

  provides dev.freehold.ir.ImplicitDialect with dev.freehold.builtin.BuiltinDialect;
}
