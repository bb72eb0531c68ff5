// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;
import dev.freehold.ir.text.ParseStop;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a device can do: {@code #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int], extensions = [bf16]>}.
 * Unlike the reference, which then cannot read what it prints, it takes empty lists.
 */
record TargetEnvAttr(EnumAttr version, EnumAttr level, List<EnumAttr> profiles, List<EnumAttr> extensions) implements Attribute {
  static TargetEnvAttr parse(AttrParser p) {
    p.expect("<");
    EnumAttr version = word(p, "specification_version", TosaEnums.SPECIFICATION_VERSION, "TOSA specification version");
    p.expect(",");
    EnumAttr level = word(p, "level", TosaEnums.LEVEL, "supported TOSA levels");
    p.expect(",");
    List<EnumAttr> profiles = words(p, "profiles", TosaEnums.PROFILE, "supported TOSA profiles");
    p.expect(",");
    List<EnumAttr> extensions = words(p, "extensions", TosaEnums.EXTENSION, "supported TOSA extensions");
    p.expect(">");
    return new TargetEnvAttr(version, level, profiles, extensions);
  }

  private static EnumAttr word(AttrParser p, String part, EnumKind kind, String title) {
    p.expect(part);
    p.expect("=");
    return word(p, kind, title, part, shortTitle(kind));
  }

  private static List<EnumAttr> words(AttrParser p, String part, EnumKind kind, String title) {
    p.expect(part);
    p.expect("=");
    p.expect("[");
    List<EnumAttr> read = new ArrayList<>();
    if (!p.isNext("]")) {
      do read.add(word(p, kind, title, part, "::llvm::ArrayRef<" + shortTitle(kind) + ">"));
      while (p.accept(","));
    }
    p.expect("]");
    return List.copyOf(read);
  }

  private static EnumAttr word(AttrParser p, EnumKind kind, String title, String part, String type) {
    int loc = p.loc();
    String word = p.acceptKeywordOrString();
    if (word != null && kind.words().contains(word)) return kind.of(word);
    ParseStop wrong = word == null ? p.error(loc, "expected keyword for " + title)
        : p.error(loc, "expected one of " + kind.words().stream().map(TargetEnvAttr::listed).collect(Collectors.joining(", ", "[", "]"))
            + " for " + title + ", got: " + word);
    throw wrong.and(p.error("failed to parse Tosa_TargetEnv parameter '" + part + "' which is to be a `" + type + "`"));
  }

  private static String shortTitle(EnumKind kind) {
    return kind.title().substring("::mlir::tosa::".length());
  }

  /** Messages of the reference give words that need quotes with them and without. */
  private static String listed(String word) {
    String quoted = quoted(word);
    return quoted.equals(word) ? word : quoted + word;
  }

  /** A word as it can be read again. */
  private static String quoted(String word) {
    return Character.isDigit(word.charAt(0)) ? '"' + word + '"' : word;
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#tosa.target_env<specification_version = " + quoted(version.word()) + ", level = " + quoted(level.word())
        + ", profiles = [" + joined(profiles) + "], extensions = [" + joined(extensions) + "]>");
  }

  private static String joined(List<EnumAttr> words) {
    return words.stream().map(EnumAttr::word).collect(Collectors.joining(", "));
  }

  @Override
  public String dialect() {
    return "tosa";
  }
}
