// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Delimiter;
import java.util.List;

/** A version with capabilities and extensions: {@code #spirv.vce<v1.0, [Shader], [SPV_KHR_8bit_storage]>}. */
record VceAttr(String version, List<String> capabilities, List<String> extensions) implements Attribute {
  static final AttrSet SET = AttrSet.of("version-capability-extension attribute", VceAttr.class::isInstance);

  static VceAttr parse(AttrParser p) {
    p.expect("<");
    int loc = p.loc();
    String version = p.expectKeyword("");
    p.expect(",");
    if (!SpirvEnums.VERSION.has(version)) throw p.error(loc, "unknown version: " + version);
    List<String> capabilities = keywords(p, SpirvEnums.CAPABILITY, "unknown capability: ");
    p.expect(",");
    List<String> extensions = keywords(p, SpirvEnums.EXTENSION, "unknown extension: ");
    p.expect(">");
    return new VceAttr(version, capabilities, extensions);
  }

  private static List<String> keywords(AttrParser p, SpirvEnum kind, String fault) {
    return List.copyOf(p.commaList(Delimiter.SQUARE, () -> kind.keywordOr(p, fault)));
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#spirv.vce<" + version + ", " + capabilities + ", " + extensions + ">");
  }

  @Override
  public String dialect() {
    return "spirv";
  }
}
