// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrWriter;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.spirv.SpirvType.Decoration;
import dev.freehold.spirv.SpirvType.Member;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads structures: {@code !spirv.struct<name, (f32 [0], i32 [4, NonWritable]), Block>}. */
final class StructParser {
  private final AttrParser p;
  private final int nameLoc;
  private final List<Member> members = new ArrayList<>();
  private int offsets;

  private StructParser(AttrParser p) {
    this.p = p;
    this.nameLoc = p.symbolLoc();
  }

  static Type parse(AttrParser p) {
    return new StructParser(p).struct();
  }

  private Type struct() {
    p.expect("<");
    String name = p.acceptKeyword();
    if (name == null) return body(null);
    boolean outermost = p.begin(name);
    try {
      if (p.accept(">")) {
        if (outermost) throw p.error(nameLoc, "recursive struct reference not nested in struct definition");
        return new SpirvType.Struct(name, null, List.of());
      }
      p.expect(",");
      if (!outermost) throw p.error(nameLoc, "identifier already used for an enclosing struct");
      return body(name);
    } finally {
      if (outermost) p.end(name);
    }
  }

  private Type body(@Nullable String name) {
    p.expect("(");
    if (p.accept(")") && p.accept(">")) return new SpirvType.Struct(name, List.of(), List.of());
    // Behind empty parentheses the reference goes on as if they were open.
    do {
      members.add(member());
    } while (p.accept(","));
    if (offsets > 0 && offsets != members.size()) throw p.error(nameLoc, "offset specification must be given for all members");
    p.expect(")");
    List<Decoration> decorations = new ArrayList<>();
    while (p.accept(",")) decorations.add(decoration());
    p.expect(">");
    return new SpirvType.Struct(name, List.copyOf(members), sorted(decorations));
  }

  private Member member() {
    Type type = p.expectType();
    if (!p.accept("[")) return new Member(type, -1, List.of());
    long offset = -1;
    int loc = p.loc();
    BigInteger number = p.acceptInteger();
    if (number != null) {
      if (number.bitLength() > 32) throw p.error(loc, "integer value too large");
      if (offsets != members.size()) throw p.error(loc, "offset specification must be given for all members");
      offsets++;
      offset = number.longValue() & 0xffff_ffffL;
    }
    if (p.accept("]")) return new Member(type, offset, List.of());
    if (number != null) p.expect(",");
    List<Decoration> decorations = new ArrayList<>();
    do {
      decorations.add(decoration());
    } while (p.accept(","));
    p.expect("]");
    return new Member(type, offset, sorted(decorations));
  }

  private Decoration decoration() {
    String keyword = SpirvTypeParser.attribute(SpirvEnums.DECORATION, p);
    if (!p.accept("=")) return new Decoration(keyword, null);
    StringBuilder value = new StringBuilder();
    new AttrWriter(value).attrWithoutType(p.attribute());
    return new Decoration(keyword, value.toString());
  }

  private static List<Decoration> sorted(List<Decoration> decorations) {
    return decorations.stream().sorted((a, b) -> SpirvEnums.DECORATION.rank(a.keyword()) - SpirvEnums.DECORATION.rank(b.keyword())).toList();
  }
}
