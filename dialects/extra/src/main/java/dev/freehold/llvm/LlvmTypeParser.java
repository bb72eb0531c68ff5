// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.dialects.syntax.Parameters;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParseStop;
import dev.freehold.ir.text.Printing;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Parses types of the dialect, which may be nested without {@code !llvm.}. */
final class LlvmTypeParser {
  /** What no function returns. */
  private static final Set<String> UNMADE = Set.of("label", "metadata");

  private final AttrParser p;

  LlvmTypeParser(AttrParser p) {
    this.p = p;
  }

  /** Parses a type as it is written inside of another, or in the text of an operation. */
  Type inside() {
    int loc = p.loc();
    Type plain = p.acceptType();
    if (plain != null) return plain;
    String keyword = p.acceptKeyword();
    Type type = keyword == null ? null : named(keyword);
    if (type == null) throw p.error(loc, keyword == null ? "expected valid keyword" : "unknown LLVM type: " + keyword);
    return type;
  }

  /** Reads what follows the name of a type; null where there is no type of that name. */
  @Nullable
  Type named(String keyword) {
    return switch (keyword) {
      case "ptr" -> pointer();
      case "array" -> array();
      case "struct" -> struct();
      case "func" -> function();
      case "target" -> target();
      case "ppc_fp128" -> new LlvmPpcFloatType();
      default -> LlvmKeywordType.KEYWORDS.contains(keyword) ? new LlvmKeywordType(keyword) : null;
    };
  }

  private Type pointer() {
    if (!p.accept("<")) return LlvmPointerType.DEFAULT;
    long space = ParameterSyntax.UNSIGNED_32.parse(p, "LLVMPointerType", "addressSpace", IntegerAttr.class).longValue();
    p.expect(">");
    return new LlvmPointerType(space);
  }

  private Type array() {
    int loc = p.loc();
    p.expect("<");
    long count = Parameters.read(p, "LLVMArrayType", "numElements", "uint64_t", p::expectInteger);
    p.expect("x");
    Type element = inside();
    p.expect(">");
    if (!isElement(element)) throw p.error(loc, "invalid array element type: " + Printing.quoted(element));
    return new LlvmArrayType(count, element);
  }

  /** Whether values of the type can be elements of aggregates. */
  private static boolean isElement(Type type) {
    return !(type instanceof LlvmFunctionType || type instanceof LlvmKeywordType keyword && !keyword.isMachine());
  }

  private Type struct() {
    int loc = p.loc();
    p.expect("<");
    String name = p.acceptString();
    if (name != null) return identified(name);
    if (p.isNext("opaque")) throw p.error("only identified structs can be opaque");
    boolean packed = p.accept("packed");
    p.expect("(");
    List<Type> elements = elements();
    requireElements(elements, loc);
    return new LlvmStructType(null, packed, false, elements);
  }

  /** An identified structure, which inside of itself is written by its name alone. */
  private Type identified(String name) {
    StructNames names = p.kept(StructNames.class, StructNames::new);
    int end = p.loc();
    if (p.accept(">")) {
      if (!names.isOpen(name)) throw p.error(end, "struct without a body only allowed in a recursive struct");
      return new LlvmStructType(name, false, false, null);
    }
    p.expect(",");
    int loc = p.loc();
    if (names.isOpen(name)) throw p.error(loc, "identifier already used for an enclosing struct");
    if (p.accept("opaque")) {
      p.expect(">");
      return checked(new LlvmStructType(name, false, true, null), names, loc, "redeclaring defined struct as opaque");
    }
    boolean packed = p.accept("packed");
    p.expect("(");
    int start = p.loc();
    names.open(name);
    List<Type> elements = elements();
    names.close(name);
    requireElements(elements, start);
    return checked(new LlvmStructType(name, packed, false, elements), names, start, "identified type already used with a different body");
  }

  private Type checked(LlvmStructType struct, StructNames names, int loc, String otherwise) {
    if (!names.agrees(struct)) throw p.error(loc, otherwise);
    return struct;
  }

  private void requireElements(List<Type> types, int loc) {
    for (Type type : types) {
      if (!isElement(type)) throw p.error(loc, "invalid LLVM structure element type: " + Printing.quoted(type));
    }
  }

  private List<Type> elements() {
    List<Type> types = new ArrayList<>();
    if (!p.isNext(")")) {
      do types.add(inside()); while (p.accept(","));
    }
    p.expect(")");
    p.expect(">");
    return types;
  }

  private Type target() {
    p.expect("<");
    String name = ParameterSyntax.TEXT.parse(p, "LLVMTargetExtType", "extTypeName", StringAttr.class).value();
    List<Type> types = new ArrayList<>();
    List<Long> numbers = new ArrayList<>();
    while (p.accept(",")) targetParameter(types, numbers);
    p.expect(">");
    return new LlvmTargetType(name, types, numbers);
  }

  /** Types come first, then integers. */
  private void targetParameter(List<Type> types, List<Long> numbers) {
    String failed = "failed to parse parameter list for target extension type";
    if (p.isNumber()) {
      numbers.add(targetNumber(failed));
    } else if (!numbers.isEmpty()) {
      throw p.error(failed);
    } else {
      try {
        types.add(inside());
      } catch (ParseStop stop) {
        throw stop.and(p.error(failed));
      }
    }
  }

  private long targetNumber(String failed) {
    try {
      return ParameterSyntax.UNSIGNED_32.parse(p, IntegerAttr.class).longValue();
    } catch (ParseStop stop) {
      throw stop.and(p.error("expected valid keyword")).and(p.error(failed));
    }
  }

  private Type function() {
    int loc = p.loc();
    p.expect("<");
    Type result = inside();
    p.expect("(");
    List<Type> inputs = new ArrayList<>();
    boolean variadic = false;
    if (!p.isNext(")")) {
      do {
        variadic = p.accept("...");
        if (!variadic) inputs.add(inside());
      } while (!variadic && p.accept(","));
    }
    p.expect(")");
    p.expect(">");
    requireFunction(result, inputs, loc);
    return new LlvmFunctionType(result, inputs, variadic);
  }

  private void requireFunction(Type result, List<Type> inputs, int loc) {
    boolean made = !(result instanceof LlvmFunctionType || result instanceof LlvmKeywordType(var keyword) && UNMADE.contains(keyword));
    if (!made) throw p.error(loc, "invalid function result type: " + Printing.quoted(result));
    for (Type input : inputs) {
      boolean passed = !(input instanceof LlvmFunctionType || input.equals(LlvmKeywordType.VOID));
      if (!passed) throw p.error(loc, "invalid function argument type: " + Printing.quoted(input));
    }
  }
}
