// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rocdl;

import static dev.freehold.dialects.syntax.StructKind.Parameter.defaulted;
import static dev.freehold.dialects.syntax.StructKind.Parameter.optional;

import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.StringAttr;

/** The attributes of the dialect, which have parameters. */
final class RocdlAttrs {
  static final StructKind TARGET = new StructKind("rocdl", "target",
      defaulted("O", ParameterSyntax.NUMBER, IntegerAttr.i32(2)),
      defaulted("triple", ParameterSyntax.TEXT, StringAttr.of("amdgcn-amd-amdhsa")),
      defaulted("chip", ParameterSyntax.TEXT, StringAttr.of("gfx900")),
      defaulted("features", ParameterSyntax.TEXT, StringAttr.of("")),
      defaulted("abi", ParameterSyntax.TEXT, StringAttr.of("600")),
      optional("flags", ParameterSyntax.DICTIONARY),
      optional("link", ParameterSyntax.ARRAY))
      .called("ROCDL_TargetAttr")
      .bareWhenEmpty();

  private RocdlAttrs() {}
}
