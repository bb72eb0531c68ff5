// SPDX-License-Identifier: Apache-2.0
package dev.freehold.func;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;

/**
 * The text of functions, for every dialect that has some:
 * {@code private @name(%x: i32 {attrs}) -> (i32 {attrs}) attributes {…} { … }}.
 */
public final class FunctionSyntax {
  private static final List<String> INFERRED = List.of("sym_visibility", "sym_name", "function_type");
  private static final String[] SHOWN = {"sym_name", "function_type", "sym_visibility", "arg_attrs", "res_attrs"};

  private FunctionSyntax() {}

  /** Result types with the attributes of each. */
  private record Results(List<Type> types, List<DictAttr> attrs) {}

  public static void parse(OpParser p, OpState<?> state) {
    String visibility = p.acceptKeywordIn("public", "private", "nested");
    if (visibility != null) state.attr("sym_visibility", StringAttr.of(visibility));
    state.attr("sym_name", StringAttr.of(p.expectSymbolName()));
    List<OpParser.Argument> arguments = parseTypedSignature(p, state);
    parseAttributes(p, state);
    parseBody(p, state, arguments);
  }

  /** What is between the name of a function and its attributes. */
  public record Signature(List<OpParser.Argument> arguments, boolean variadic, List<Type> results) {}

  /** Reads arguments and results, and sets the type and the attributes that belong to them; returns the arguments. */
  public static List<OpParser.Argument> parseTypedSignature(OpParser p, OpState<?> state) {
    Signature signature = parseSignature(p, state, false);
    List<Type> inputs = signature.arguments.stream().map(OpParser.Argument::type).toList();
    state.attr("function_type", new TypeAttr(FunctionType.of(inputs, signature.results)));
    return signature.arguments;
  }

  /** Parses arguments and results, and sets their attributes; {@code ...} may come last where allowed. */
  public static Signature parseSignature(OpParser p, OpState<?> state, boolean mayBeVariadic) {
    List<OpParser.Argument> arguments = new ArrayList<>();
    boolean variadic = parseArguments(p, mayBeVariadic, arguments);
    Results results = p.accept("->") ? parseResults(p) : new Results(List.of(), List.of());
    setAll(state, "arg_attrs", arguments.stream().map(OpParser.Argument::attrs).toList());
    setAll(state, "res_attrs", results.attrs);
    return new Signature(arguments, variadic, results.types);
  }

  private static void parseAttributes(OpParser p, OpState<?> state) {
    int start = p.loc();
    DictAttr attrs = p.optionalAttrDictWithKeyword();
    for (String inferred : INFERRED) {
      if (attrs.get(inferred) != null) {
        throw p.error(start, "'" + inferred + "' is an inferred attribute and should not be specified in the explicit attribute dictionary");
      }
    }
    for (String given : attrs.names()) {
      if (state.attr(given) != null) throw p.error(p.nameLoc(), "attribute '" + given + "' occurs more than once in the attribute list");
    }
    state.attrs(attrs);
  }

  /** Reads the body, if there is one, whose arguments have been read before. */
  public static void parseBody(OpParser p, OpState<?> state, List<OpParser.Argument> arguments) {
    int start = p.loc();
    boolean named = arguments.isEmpty() || arguments.getFirst().name() != null;
    Region body = p.acceptRegion(named ? arguments : List.of());
    if (body != null && body.isEmpty()) throw p.error(start, "expected non-empty function body");
    state.regions(body == null ? new Region() : body);
  }

  /** Arguments with names, or types only; returns whether more may follow. */
  private static boolean parseArguments(OpParser p, boolean mayBeVariadic, List<OpParser.Argument> arguments) {
    p.expect("(");
    if (p.accept(")")) return false;
    do {
      if (mayBeVariadic && p.accept("...")) {
        p.expect(")");
        return true;
      }
      int start = p.loc();
      boolean named = p.isValueName();
      if (!arguments.isEmpty() && named != (arguments.getLast().name() != null)) {
        throw p.error(start, named ? "expected type instead of SSA identifier" : "expected SSA identifier");
      }
      arguments.add(named ? p.argument(true, true) : unnamed(p));
    } while (p.accept(","));
    p.expect(")");
    return false;
  }

  private static OpParser.Argument unnamed(OpParser p) {
    int start = p.loc();
    Type type = p.expectType();
    DictAttr attrs = p.optionalAttrDict();
    p.acceptLocationSpecifier();
    return new OpParser.Argument(null, type, attrs, p.location(start));
  }

  private static Results parseResults(OpParser p) {
    Results results = new Results(new ArrayList<>(), new ArrayList<>());
    if (!p.accept("(")) {
      results.types.add(p.expectType());
      results.attrs.add(DictAttr.EMPTY);
      return results;
    }
    if (p.accept(")")) return results;
    do {
      results.types.add(p.expectType());
      results.attrs.add(p.optionalAttrDict());
    } while (p.accept(","));
    p.expect(")");
    return results;
  }

  private static void setAll(OpState<?> state, String name, List<DictAttr> each) {
    if (each.stream().allMatch(DictAttr::isEmpty)) return;
    state.attr(name, new ArrayAttr(List.<Attribute>copyOf(each)));
  }

  public static void print(Op op, OpPrinter out) {
    FunctionLike function = (FunctionLike) op;
    out.text(" ");
    if (op.attr("sym_visibility") instanceof StringAttr visibility) out.text(visibility.value()).text(" ");
    out.symbolName(function.requiredSymbolName());
    printSignature(op, false, out);
    out.attrDictWithKeyword(op, SHOWN);
    if (!function.isDeclaration()) {
      out.text(" ");
      out.region(function.body(), false, true);
    }
  }

  /** Prints arguments and results with their attributes. */
  public static void printSignature(Op op, boolean variadic, OpPrinter out) {
    FunctionLike function = (FunctionLike) op;
    printArguments(op, function, variadic, out);
    printResults(op, function.functionType().results(), out);
  }

  /** Prints the types of a call, with the attributes of its arguments and results: {@code (i32 {attrs}) -> ()}. */
  public static void printCallSignature(Op op, List<Type> inputs, OpPrinter out) {
    out.text("(");
    for (int i = 0; i < inputs.size(); i++) out.text(i == 0 ? "" : ", ").type(inputs.get(i)).attrs(attrsAt(op, "arg_attrs", i));
    out.text(")");
    if (op.resultCount() == 0) out.text(" -> ()");
    else printResults(op, op.resultTypes(), out);
  }

  private static void printArguments(Op op, FunctionLike function, boolean variadic, OpPrinter out) {
    List<Type> inputs = function.functionType().inputs();
    Block entry = function.body().first();
    out.text("(");
    for (int i = 0; i < inputs.size(); i++) {
      if (i > 0) out.text(", ");
      if (entry != null) out.regionArgument(entry.argument(i), true, attrsAt(op, "arg_attrs", i));
      else out.type(inputs.get(i)).attrs(attrsAt(op, "arg_attrs", i));
    }
    if (variadic) out.text(inputs.isEmpty() ? "..." : ", ...");
    out.text(")");
  }

  private static void printResults(Op op, List<Type> results, OpPrinter out) {
    if (results.isEmpty()) return;
    out.text(" -> ");
    boolean bare = results.size() == 1 && !(results.getFirst() instanceof FunctionType) && attrsAt(op, "res_attrs", 0).isEmpty();
    if (!bare) out.text("(");
    for (int i = 0; i < results.size(); i++) {
      if (i > 0) out.text(", ");
      out.type(results.get(i)).attrs(attrsAt(op, "res_attrs", i));
    }
    if (!bare) out.text(")");
  }

  private static DictAttr attrsAt(Op op, String name, int i) {
    return op.attr(name) instanceof ArrayAttr all ? (DictAttr) all.elements().get(i) : DictAttr.EMPTY;
  }
}
