// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Elements;
import dev.freehold.interp.memory.Heap;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.memory.Layout;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Registry;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.UnrankedTensorType;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.text.Source;
import dev.freehold.ub.PoisonAttr;
import java.util.ArrayList;
import java.util.List;

/**
 * Arguments as text: attributes, whose type may be left out where the function says it.
 *
 * <pre>
 *   3    true    2.5    dense&lt;[1, 2]&gt;    dense&lt;0.0&gt; : tensor&lt;2x3xf32&gt;    uninitialized : tensor&lt;8xi32&gt;    arg0
 * </pre>
 *
 * The last two are a buffer that nothing has been written to, and the buffer that another argument is too.
 */
public final class Literals {
  private static final String ALIAS = "arg";
  private static final String EMPTY = "uninitialized";

  private Literals() {}

  /** The arguments of a function; throws {@link IllegalArgumentException} with a message for the user. */
  public static Inputs parse(List<String> texts, FunctionLike function, Registry registry) {
    List<Type> types = function.functionType().inputs();
    if (texts.size() != types.size()) {
      throw new IllegalArgumentException(
          "'@" + function.symbolName() + "' expects " + types.size() + (types.size() == 1 ? " argument" : " arguments") + ", but got "
              + texts.size());
    }
    List<Attribute> parsed = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) parsed.add(isAlias(texts.get(i)) ? null : parse(texts.get(i), types.get(i), registry));
    for (int i = 0; i < texts.size(); i++) {
      if (parsed.get(i) == null && !isAliasOf(texts.get(i), i, types)) {
        throw new IllegalArgumentException("'" + texts.get(i) + "' does not name an earlier memref argument");
      }
    }
    return heap -> make(texts, types, parsed, function, heap);
  }

  /** Takes a list apart at the commas that are not in brackets or strings. */
  public static List<String> split(String list) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    boolean quoted = false;
    int start = 0;
    for (int i = 0; i < list.length(); i++) {
      char c = list.charAt(i);
      if (c == '"') quoted = !quoted;
      if (quoted) continue;
      if ("<[({".indexOf(c) >= 0) depth++;
      if (">])}".indexOf(c) >= 0) depth--;
      if (c != ',' || depth != 0) continue;
      parts.add(list.substring(start, i).strip());
      start = i + 1;
    }
    if (!list.substring(start).isBlank()) parts.add(list.substring(start).strip());
    return parts;
  }

  private static boolean isAlias(String text) {
    return text.matches(ALIAS + "[0-9]{1,6}");
  }

  private static int aliased(String text) {
    return Integer.parseInt(text.substring(ALIAS.length()));
  }

  private static boolean isAliasOf(String text, int position, List<Type> types) {
    return aliased(text) < position && types.get(aliased(text)) instanceof BaseMemRefType;
  }

  private static Attribute parse(String text, Type type, Registry registry) {
    Type implied = text.contains(" : ") ? null : impliedType(text, type);
    boolean empty = text.startsWith(EMPTY);
    if (empty && !(type instanceof BaseMemRefType))
      throw new IllegalArgumentException("'" + text + "' is not a value of type " + Printing.quoted(type));
    String literal = empty ? "dense<0> " + text.substring(EMPTY.length()) : text;
    // Zero is no float, and any element will do.
    if (empty && ((BaseMemRefType) type).element() instanceof FloatType) literal = literal.replace("dense<0>", "dense<0.0>");
    if (implied != null && !text.equals("true") && !text.equals("false")) literal += " : " + Printing.toString(implied);
    Attribute attribute = parse(literal, registry);
    check(attribute, type, text);
    return attribute;
  }

  /** The type of a literal that does not say it, for a parameter. */
  private static Type impliedType(String text, Type type) {
    if (type instanceof MemRefType memref && memref.hasStaticShape()) return TensorType.of(memref.shape(), memref.element());
    if (!(type instanceof BaseMemRefType) && !(isTensor(type) && !((ShapedType) type).hasStaticShape())) return type;
    throw new IllegalArgumentException("'" + text + "' requires a type, such as ': tensor<4xf32>', for a parameter of type " + Printing.quoted(type));
  }

  private static Attribute parse(String literal, Registry registry) {
    Source source = Source.of("--args", "\"arg.value\"() {value = " + literal + "} : () -> ()");
    StringBuilder problem = new StringBuilder();
    var parsed = Parser.parse(source, registry, new ParserOptions(true), diagnostic -> problem.append(diagnostic.message()));
    if (parsed == null) throw new IllegalArgumentException("argument '" + literal + "': " + problem);
    return parsed.module().body().firstOp().attr("value", Attribute.class);
  }

  private static void check(Attribute attribute, Type type, String text) {
    boolean fits = switch (attribute) {
      case PoisonAttr poison -> !(type instanceof BaseMemRefType);
      case IntegerAttr number -> number.type().equals(type);
      case FloatAttr number -> number.type().equals(type);
      case DenseElementsAttr elements when type instanceof BaseMemRefType memref -> fits(elements.type(), memref);
      case DenseElementsAttr elements -> elements.type().equals(type) || isTensor(type) && fits(elements.type(), (ShapedType) type);
      default -> false;
    };
    if (!fits) throw new IllegalArgumentException("'" + text + "' is not a value of type " + Printing.quoted(type));
  }

  /** Whether a buffer with the elements of a tensor can have the type: whatever layout it asks for must be one of strides. */
  private static boolean fits(ShapedType tensor, BaseMemRefType memref) {
    if (!tensor.element().equals(memref.element())) return false;
    if (!(memref instanceof MemRefType ranked)) return true;
    return fits(tensor.shape(), ranked.shape()) && Strides.of(ranked) != null;
  }

  private static boolean isTensor(Type type) {
    return type instanceof TensorType || type instanceof UnrankedTensorType;
  }

  private static boolean fits(ShapedType tensor, ShapedType dynamic) {
    return isTensor(tensor) && tensor.element().equals(dynamic.element()) && (!dynamic.hasRank() || fits(tensor.shape(), dynamic.shape()));
  }

  private static boolean fits(Shape sizes, Shape dynamic) {
    if (dynamic.rank() != sizes.rank()) return false;
    for (int i = 0; i < dynamic.rank(); i++) {
      if (!dynamic.isDynamic(i) && dynamic.size(i) != sizes.size(i)) return false;
    }
    return true;
  }

  private static List<Object> make(List<String> texts, List<Type> types, List<Attribute> parsed, FunctionLike function, Heap heap) {
    List<Object> values = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) values.add(make(texts.get(i), types.get(i), parsed.get(i), function, i, values, heap));
    return values;
  }

  private static Object make(String text, Type type, Attribute parsed, FunctionLike function, int argument, List<Object> before, Heap heap) {
    return switch (parsed) {
      case null -> before.get(aliased(text));
      case PoisonAttr poison -> Poison.INSTANCE;
      case DenseElementsAttr elements when type instanceof BaseMemRefType memref ->
          buffer(elements, memref, text.startsWith(EMPTY), function, argument, heap);
      case DenseElementsAttr elements when isTensor(type) -> Tensor.of((ShapedType) type, elements.type().shape().toArray(), elements(elements));
      case DenseElementsAttr elements -> elements(elements);
      case Attribute number -> Kinds.boxed(number);
    };
  }

  private static Object[] elements(DenseElementsAttr attribute) {
    Object[] values = new Object[Tensor.count(attribute.type().shape().toArray())];
    for (int i = 0; i < values.length; i++) values[i] = Kinds.boxed(attribute, i);
    return values;
  }

  private static Reference buffer(DenseElementsAttr elements, BaseMemRefType type, boolean empty, FunctionLike function, int argument, Heap heap) {
    Type element = elements.type().element();
    long[] sizes = elements.type().shape().toArray();
    Layout layout = Layout.any(type instanceof MemRefType ranked ? ranked : MemRefType.of(elements.type().shape(), element), sizes);
    Buffer buffer = heap.allocate(Buffer.Owner.CALLER, layout.bytes(), null, function.body().entryBlock().argument(argument).location());
    Reference all = layout.reference(buffer);
    if (empty) return all;
    long[] at = new long[sizes.length];
    for (long i = 0; i < elements.elementCount(); i++) {
      Elements.store(buffer, all.byteOffset(at), element, Kinds.boxed(elements, i));
      Elements.advance(at, sizes);
    }
    return all;
  }
}
