// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.Parameters;
import dev.freehold.ir.Type;
import dev.freehold.ir.text.AttrParser;
import java.util.ArrayList;
import java.util.List;

/** Reads types of the dialect, which may stand without {@code !llvm.} inside of one another. */
final class LlvmTypeParser {
  private final AttrParser p;

  LlvmTypeParser(AttrParser p) {
    this.p = p;
  }

  /** Reads a type as it stands inside of another, or in the text of an operation. */
  Type inside() {
    int loc = p.loc();
    Type plain = p.acceptType();
    if (plain != null) return plain;
    String word = p.acceptKeyword();
    Type type = word == null ? null : named(word);
    if (type == null) throw p.error(loc, word == null ? "expected valid keyword" : "unknown LLVM type: " + word);
    return type;
  }

  /** Reads what follows the name of a type; null where there is no type of that name. */
  Type named(String word) {
    return switch (word) {
      case "ptr" -> pointer();
      case "array" -> array();
      case "struct" -> struct();
      case "func" -> function();
      case "target" -> target();
      case "ppc_fp128" -> new LlvmPpcFloatType();
      default -> LlvmWordType.WORDS.contains(word) ? new LlvmWordType(word) : null;
    };
  }

  private Type pointer() {
    if (!p.accept("<")) return LlvmPointerType.DEFAULT;
    // A number of 32 bits, that negative ones in the text stand for too.
    long space = Parameters.read(p, "LLVMPointerType", "addressSpace", "unsigned", p::expectInteger) & 0xffff_ffffL;
    p.expect(">");
    return new LlvmPointerType(space);
  }

  private Type array() {
    p.expect("<");
    long count = p.expectInteger();
    p.expect("x");
    Type element = inside();
    p.expect(">");
    return new LlvmArrayType(count, element);
  }

  private Type struct() {
    p.expect("<");
    String name = p.acceptString();
    if (name != null && p.accept(">")) return new LlvmStructType(name, false, false, null);
    if (name != null) p.expect(",");
    if (name != null && p.accept("opaque")) {
      p.expect(">");
      return new LlvmStructType(name, false, true, null);
    }
    if (name == null && p.isNext("opaque")) throw p.error("only identified structs can be opaque");
    boolean packed = p.accept("packed");
    p.expect("(");
    List<Type> elements = p.isNext(")") ? List.of() : types();
    p.expect(")");
    p.expect(">");
    return new LlvmStructType(name, packed, false, elements);
  }

  private List<Type> types() {
    List<Type> types = new ArrayList<>();
    do types.add(inside()); while (p.accept(","));
    return types;
  }

  private Type target() {
    p.expect("<");
    String name = p.acceptString();
    if (name == null) throw p.error("expected string");
    List<Type> types = new ArrayList<>();
    List<Long> numbers = new ArrayList<>();
    while (p.accept(",")) {
      if (p.isInteger()) numbers.add(p.expectInteger());
      else types.add(inside());
    }
    p.expect(">");
    return new LlvmTargetType(name, types, numbers);
  }

  private Type function() {
    p.expect("<");
    Type result = inside();
    p.expect("(");
    List<Type> inputs = new ArrayList<>();
    boolean variadic = false;
    while (!variadic && !p.isNext(")")) {
      if (!inputs.isEmpty()) p.expect(",");
      variadic = p.accept("...");
      if (!variadic) inputs.add(inside());
    }
    p.expect(")");
    p.expect(">");
    return new LlvmFunctionType(result, inputs, variadic);
  }
}
