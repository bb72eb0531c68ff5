// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.dialects.syntax.EnumCases;
import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.text.AttrParser;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a device can do: {@code #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int], extensions = [bf16]>}.
 * Unlike the reference, which then cannot read what it prints, it takes empty lists.
 */
record TargetEnvAttr(EnumAttr version, EnumAttr level, List<EnumAttr> profiles, List<EnumAttr> extensions) implements Attribute {
  private static final String HOLDER = "Tosa_TargetEnv";

  static TargetEnvAttr parse(AttrParser p) {
    p.expect("<");
    EnumAttr version = keyword(p, "specification_version", TosaEnums.SPECIFICATION_VERSION, "TOSA specification version");
    p.expect(",");
    EnumAttr level = keyword(p, "level", TosaEnums.LEVEL, "supported TOSA levels");
    p.expect(",");
    List<EnumAttr> profiles = keywords(p, "profiles", TosaEnums.PROFILE, "supported TOSA profiles");
    p.expect(",");
    List<EnumAttr> extensions = keywords(p, "extensions", TosaEnums.EXTENSION, "supported TOSA extensions");
    p.expect(">");
    return new TargetEnvAttr(version, level, profiles, extensions);
  }

  private static EnumAttr keyword(AttrParser p, String parameter, EnumKind kind, String title) {
    p.expect(parameter);
    p.expect("=");
    return parameter(kind, title).parse(p, HOLDER, parameter, EnumAttr.class);
  }

  private static List<EnumAttr> keywords(AttrParser p, String parameter, EnumKind kind, String title) {
    p.expect(parameter);
    p.expect("=");
    p.expect("[");
    List<EnumAttr> read = new ArrayList<>();
    if (!p.isNext("]"))
      ParameterSyntax.list(parameter(kind, title)).parse(p, HOLDER, parameter, ArrayAttr.class).elements()
          .forEach(keyword -> read.add((EnumAttr) keyword));
    p.expect("]");
    return List.copyOf(read);
  }

  /** Messages about these keywords do not have the names of the enums. */
  private static ParameterSyntax parameter(EnumKind kind, String title) {
    EnumCases known = EnumCases.titled(title, kind.keywords());
    return ParameterSyntax.of(kind.typeName(), EnumAttr.class, p -> kind.of(kind.keywords().get(known.read(p))), EnumAttr::keyword);
  }

  /** A keyword as it can be parsed again. */
  private static String quoted(String keyword) {
    return Character.isDigit(keyword.charAt(0)) ? '"' + keyword + '"' : keyword;
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#tosa.target_env<specification_version = " + quoted(version.keyword()) + ", level = " + quoted(level.keyword())
        + ", profiles = [" + joined(profiles) + "], extensions = [" + joined(extensions) + "]>");
  }

  private static String joined(List<EnumAttr> keywords) {
    return keywords.stream().map(EnumAttr::keyword).collect(Collectors.joining(", "));
  }

  @Override
  public String dialect() {
    return "tosa";
  }
}
