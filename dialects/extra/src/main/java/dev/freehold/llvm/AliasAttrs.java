// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import static dev.freehold.dialects.syntax.StructKind.Part.defaulted;
import static dev.freehold.dialects.syntax.StructKind.Part.optional;
import static dev.freehold.dialects.syntax.StructKind.Part.required;

import dev.freehold.dialects.syntax.PartForm;
import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.dialects.syntax.StructKind.Part;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.builtin.DistinctAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.StringAttr;
import java.util.List;

/** What tells accesses of memory apart: scopes of aliases, and types. */
final class AliasAttrs {
  private static final StructKind DOMAIN = kind("alias_scope_domain", required("id", PartForm.ATTRIBUTE), optional("description", PartForm.STRING))
      .called("LLVM_AliasScopeDomainAttr");
  static final StructKind SCOPE = kind("alias_scope", required("id", PartForm.ATTRIBUTE), required("domain", PartForm.of(() -> DOMAIN)),
      optional("description", PartForm.STRING))
      .called("LLVM_AliasScopeAttr").checking(attr -> isId(attr) ? null : "id of an alias scope must be a StringAttr or a DistrinctAttr");

  /** What a type of the tree may be part of. It is looked up late: a type may have parts of its own kind. */
  private static final PartForm NODE = PartForm.attribute("TBAANodeAttr", AliasAttrs::isNode);
  private static final StructKind ROOT = kind("tbaa_root", optional("id", PartForm.STRING)).called("LLVM_TBAARootAttr").bareWhenEmpty();
  private static final StructKind MEMBER = new StructKind("llvm", "tbaa_member", required("typeDesc", NODE), required("offset", PartForm.SIGNED_64))
      .called("LLVM_TBAAMemberAttr").separatedBy(", ");
  private static final StructKind TYPE = kind("tbaa_type_desc", required("id", PartForm.TEXT), required("members", members()))
      .called("LLVM_TBAATypeDescriptorAttr");
  static final StructKind TAG = kind("tbaa_tag", required("base_type", PartForm.of(() -> TYPE)),
      required("access_type", PartForm.of(() -> TYPE)), required("offset", PartForm.SIGNED_64),
      defaulted("constant", PartForm.BOOL, IntegerAttr.FALSE)).called("LLVM_TBAATagAttr");

  static final List<StructKind> ALL = List.of(DOMAIN, SCOPE, ROOT, MEMBER, TYPE, TAG,
      kind("mmra_tag", required("prefix", PartForm.TEXT), required("suffix", PartForm.TEXT)).called("LLVM_MMRATagAttr").separatedBy(":"));

  private AliasAttrs() {}

  private static StructKind kind(String mnemonic, Part... parts) {
    return new StructKind("llvm", mnemonic, parts).withAlias();
  }

  private static boolean isId(StructAttr scope) {
    Attribute id = scope.part("id");
    return id instanceof StringAttr || id instanceof DistinctAttr;
  }

  private static boolean isNode(Attribute attr) {
    return ROOT.includes(attr) || TYPE.includes(attr);
  }

  private static PartForm members() {
    return PartForm.list(PartForm.of(() -> MEMBER)).between("{", "}");
  }
}
