// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import static dev.freehold.dialects.syntax.StructKind.Parameter.defaulted;
import static dev.freehold.dialects.syntax.StructKind.Parameter.optional;
import static dev.freehold.dialects.syntax.StructKind.Parameter.required;

import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.dialects.syntax.StructKind.Parameter;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.DistinctAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.StringAttr;
import java.util.List;

/** Attributes for alias analysis: scopes, and TBAA types. */
final class AliasAttrs {
  private static final StructKind DOMAIN =
      kind("alias_scope_domain", required("id", ParameterSyntax.ATTRIBUTE), optional("description", ParameterSyntax.STRING))
          .called("LLVM_AliasScopeDomainAttr");
  static final StructKind SCOPE = kind("alias_scope", required("id", ParameterSyntax.ATTRIBUTE), required("domain", ParameterSyntax.of(() -> DOMAIN)),
      optional("description", ParameterSyntax.STRING))
      .called("LLVM_AliasScopeAttr").checking(attr -> isId(attr) ? null : "id of an alias scope must be a StringAttr or a DistrinctAttr");

  /** The parents of a TBAA type. They are resolved late: a type may have members of its own kind. */
  private static final ParameterSyntax NODE = ParameterSyntax.attribute("TBAANodeAttr", AliasAttrs::isNode);
  private static final StructKind ROOT = kind("tbaa_root", optional("id", ParameterSyntax.STRING)).called("LLVM_TBAARootAttr").bareWhenEmpty();
  private static final StructKind MEMBER =
      new StructKind("llvm", "tbaa_member", required("typeDesc", NODE), required("offset", ParameterSyntax.SIGNED_64))
          .called("LLVM_TBAAMemberAttr").separatedBy(", ");
  private static final StructKind TYPE = kind("tbaa_type_desc", required("id", ParameterSyntax.TEXT), required("members", members()))
      .called("LLVM_TBAATypeDescriptorAttr");
  static final StructKind TAG = kind("tbaa_tag", required("base_type", ParameterSyntax.of(() -> TYPE)),
      required("access_type", ParameterSyntax.of(() -> TYPE)), required("offset", ParameterSyntax.SIGNED_64),
      defaulted("constant", ParameterSyntax.BOOL, IntegerAttr.FALSE)).called("LLVM_TBAATagAttr");

  static final List<StructKind> ALL = List.of(DOMAIN, SCOPE, ROOT, MEMBER, TYPE, TAG,
      kind("mmra_tag", required("prefix", ParameterSyntax.TEXT), required("suffix", ParameterSyntax.TEXT)).called("LLVM_MMRATagAttr")
          .separatedBy(":"));

  private AliasAttrs() {}

  private static StructKind kind(String mnemonic, Parameter... parameters) {
    return new StructKind("llvm", mnemonic, parameters).withAlias();
  }

  private static boolean isId(StructAttr scope) {
    Attribute id = scope.parameter("id");
    return id instanceof StringAttr || id instanceof DistinctAttr;
  }

  private static boolean isNode(Attribute attr) {
    return ROOT.includes(attr) || TYPE.includes(attr);
  }

  private static ParameterSyntax members() {
    return ParameterSyntax.list(ParameterSyntax.of(() -> MEMBER)).between("{", "}");
  }
}
