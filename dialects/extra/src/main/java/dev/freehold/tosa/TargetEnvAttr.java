// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.dialects.syntax.EnumWords;
import dev.freehold.dialects.syntax.PartForm;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;
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
    return (EnumAttr) form(kind, title).parse(p, HOLDER, part);
  }

  private static List<EnumAttr> words(AttrParser p, String part, EnumKind kind, String title) {
    p.expect(part);
    p.expect("=");
    p.expect("[");
    List<EnumAttr> read = new ArrayList<>();
    if (!p.isNext("]")) ((ArrayAttr) PartForm.list(form(kind, title)).parse(p, HOLDER, part)).elements().forEach(word -> read.add((EnumAttr) word));
    p.expect("]");
    return List.copyOf(read);
  }

  /** Messages about the words have no names of the attributes that they are elsewhere. */
  private static PartForm form(EnumKind kind, String title) {
    EnumWords known = EnumWords.titled(title, kind.words());
    return PartForm.of(kind.typeName(), EnumAttr.class, p -> kind.of(kind.words().get(known.read(p))), EnumAttr::word);
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
