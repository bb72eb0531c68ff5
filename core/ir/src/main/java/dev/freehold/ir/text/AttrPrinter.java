// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.Location;
import dev.freehold.ir.Type;
import dev.freehold.ir.Utf8;
import dev.freehold.ir.builtin.DistinctAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Resource;
import dev.freehold.ir.builtin.Shape;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;

/**
 * Writes types and attributes. What has an alias is written as the alias; while aliases are being collected nothing is
 * written at all, and what would be is shown to the {@link Aliases}.
 */
public class AttrPrinter {
  private static final char[] HEX = "0123456789ABCDEF".toCharArray();

  private final Appendable out;
  private final Aliases aliases;
  private final PrintOptions options;
  /** The numbers of distinct attributes where there are no aliases to know them. */
  private final ToLongFunction<DistinctAttr> distinct;

  /** Writes to {@code out}; {@code aliases} may be null, and then nothing is abbreviated. */
  public AttrPrinter(Appendable out, Aliases aliases) {
    this(out, aliases, PrintOptions.DEFAULT);
  }

  AttrPrinter(Appendable out, Aliases aliases, PrintOptions options) {
    this(out, aliases, options, aliases == null ? inOrder() : aliases::distinctNumber);
  }

  private AttrPrinter(Appendable out, Aliases aliases, PrintOptions options, ToLongFunction<DistinctAttr> distinct) {
    this.out = out;
    this.aliases = aliases;
    this.options = options;
    this.distinct = distinct;
  }

  /** Abbreviates nothing; distinct attributes have numbers that somebody else gives. */
  public static AttrPrinter numberedBy(ToLongFunction<DistinctAttr> distinct, Appendable out) {
    return new AttrPrinter(out, null, PrintOptions.DEFAULT, distinct);
  }

  private static ToLongFunction<DistinctAttr> inOrder() {
    Map<DistinctAttr, Long> nativeProperties = new IdentityHashMap<>(0);
    return attribute -> nativeProperties.computeIfAbsent(attribute, a -> (long) nativeProperties.size());
  }

  public final PrintOptions options() {
    return options;
  }

  /** The aliases in force, or null. */
  protected final Aliases aliases() {
    return aliases;
  }

  private boolean collecting() {
    return aliases != null && aliases.collecting();
  }

  public AttrPrinter text(String s) {
    if (collecting()) return this;
    try {
      out.append(s);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return this;
  }

  public AttrPrinter type(Type t) {
    if (collecting()) {
      aliases.visit(t);
      return this;
    }
    String alias = aliases == null ? null : aliases.name(t);
    if (alias != null) return text(alias);
    t.print(this);
    return this;
  }

  public AttrPrinter attr(Attribute a) {
    if (collecting()) {
      aliases.visit(a, true);
      return this;
    }
    String alias = aliases == null ? null : aliases.name(a);
    if (alias != null) return text(alias);
    a.print(this);
    return this;
  }

  /** The attribute where the reader knows what kind it is of: as its alias, or as {@code shortly} prints it. */
  public AttrPrinter attrOfKnownKind(Attribute a, Runnable shortly) {
    if (collecting()) {
      aliases.visit(a, true);
      return this;
    }
    String alias = aliases == null ? null : aliases.name(a);
    if (alias != null) return text(alias);
    shortly.run();
    return this;
  }

  /** The attribute where the reader knows its type. */
  public AttrPrinter attrWithoutType(Attribute a) {
    if (collecting()) {
      aliases.visit(a, false);
      return this;
    }
    String alias = aliases == null ? null : aliases.name(a);
    if (alias != null) return text(alias);
    a.printWithoutType(this);
    return this;
  }

  /** The attribute, its type left out if it is the one that a reader assumes. */
  public AttrPrinter attrBriefly(Attribute a) {
    boolean implied = a instanceof IntegerAttr && a.type().equals(IntegerType.I64)
        || a instanceof FloatAttr && a.type().equals(FloatType.F64);
    return implied ? attrWithoutType(a) : attr(a);
  }

  /** Types separated by commas. */
  public AttrPrinter types(Iterable<? extends Type> ts) {
    return list(ts, this::type);
  }

  /** Items separated by commas. */
  public <T> AttrPrinter list(Iterable<? extends T> items, Consumer<? super T> each) {
    Iterator<? extends T> rest = items.iterator();
    while (rest.hasNext()) {
      each.accept(rest.next());
      if (rest.hasNext()) text(", ");
    }
    return this;
  }

  /** {@code (a, b) -> c}, or {@code (a, b) -> (c, d)}. */
  public AttrPrinter functionType(List<? extends Type> in, List<? extends Type> results) {
    text("(").types(in).text(") -> ");
    boolean bare = results.size() == 1 && !(results.get(0) instanceof FunctionType);
    return bare ? type(results.get(0)) : text("(").types(results).text(")");
  }

  /** {@code 2x?x}, with the trailing x. */
  public AttrPrinter dimensions(Shape s) {
    for (int i = 0; i < s.rank(); i++) text(s.isDynamic(i) ? "?x" : s.size(i) + "x");
    return this;
  }

  /** {@code @name}, quoted where it must be. */
  public AttrPrinter symbolName(String name) {
    return name.isEmpty() ? text("@<<INVALID EMPTY SYMBOL>>") : text("@").keywordOrString(name);
  }

  public AttrPrinter keywordOrString(String s) {
    return isBareIdentifier(s) ? text(s) : quoted(s);
  }

  /** The string in double quotes, escaped. */
  public AttrPrinter quoted(String s) {
    StringBuilder escaped = new StringBuilder(s.length() + 2).append('"');
    for (byte c : Utf8.encode(s)) {
      if (c == '\\') escaped.append("\\\\");
      else if (c >= ' ' && c < 0x7F && c != '"') escaped.append((char) c);
      else escaped.append('\\').append(HEX[c >> 4 & 15]).append(HEX[c & 15]);
    }
    return text(escaped.append('"').toString());
  }

  /** {@code !dialect.body} where that reads back, otherwise {@code !dialect<body>}. */
  public AttrPrinter dialectSymbol(char sigil, String dialect, String body) {
    text(sigil + dialect);
    return isSimple(body) ? text(".").text(body) : text("<").text(body).text(">");
  }

  /** Writes something else where there are too many elements to be written; returns whether there are. */
  public boolean elides(long elements) {
    if (elements <= options.limits().elidedElements()) return false;
    text("dense_resource<__elided__>");
    return true;
  }

  /** The name of a resource; what it holds will stand in the resource section. */
  public AttrPrinter resource(Resource resource) {
    if (aliases != null) aliases.use(resource);
    return keywordOrString(resource.key());
  }

  /** The number that tells a distinct attribute from others. */
  public long distinctNumber(DistinctAttr attribute) {
    return distinct.applyAsLong(attribute);
  }

  /** A location without {@code loc()} around it. */
  public AttrPrinter location(Location l) {
    switch (l) {
      case Location.Unknown u -> text(options.prettyDebugInfo() ? "[unknown]" : "unknown");
      case Location.File f -> file(f);
      case Location.Name n -> {
        quoted(n.name());
        if (n.child() != Location.UNKNOWN) text("(").nested(n.child()).text(")");
      }
      case Location.CallSite c -> {
        boolean oneLine = c.callee() instanceof Location.Name && c.caller() instanceof Location.File;
        if (options.prettyDebugInfo()) nested(c.callee()).text(oneLine ? " at " : "\n at ").nested(c.caller());
        else text("callsite(").nested(c.callee()).text(" at ").nested(c.caller()).text(")");
      }
      case Location.Fused f -> {
        if (!options.prettyDebugInfo()) text("fused");
        if (f.metadata() != null) text("<").attr(f.metadata()).text(">");
        text("[").list(f.locations(), this::nested).text("]");
      }
    }
    return this;
  }

  /** {@code loc(…)} as it stands behind an operation. */
  public AttrPrinter locationSpecifier(Location l) {
    if (collecting()) aliases.visitDeferrable(l);
    else if (options.prettyDebugInfo()) location(l);
    else text("loc(").nested(l).text(")");
    return this;
  }

  /** {@code loc(…)} as it stands behind an argument: never as an alias, though one is defined. */
  public AttrPrinter argumentLocation(Location l) {
    if (collecting()) aliases.visit(l, true);
    else if (options.prettyDebugInfo()) location(l);
    else text("loc(").location(l).text(")");
    return this;
  }

  private AttrPrinter nested(Location l) {
    if (collecting()) {
      aliases.visit(l, true);
      return this;
    }
    String alias = aliases == null ? null : aliases.name(l);
    return alias != null ? text(alias) : location(l);
  }

  private void file(Location.File f) {
    (options.prettyDebugInfo() ? text(f.file()) : quoted(f.file())).text(":" + unsigned(f.line()) + ":" + unsigned(f.column()));
    if (f.line() == f.endLine() && f.column() == f.endColumn()) return;
    text(" to ");
    if (f.line() != f.endLine()) text(unsigned(f.endLine()));
    text(":" + unsigned(f.endColumn()));
  }

  private static String unsigned(int number) {
    return Integer.toUnsignedString(number);
  }

  /** Whether the text is a keyword where one is expected; anything else stands in quotes. */
  public static boolean isBareIdentifier(String s) {
    if (s.isEmpty() || !isLetter(s.charAt(0)) && s.charAt(0) != '_') return false;
    for (int i = 1; i < s.length(); i++) {
      char c = s.charAt(i);
      if (!isLetter(c) && !isDigit(c) && c != '_' && c != '$' && c != '.') return false;
    }
    return true;
  }

  private static boolean isSimple(String body) {
    if (body.isEmpty() || !isLetter(body.charAt(0))) return false;
    int i = 1;
    while (i < body.length() && (isLetter(body.charAt(i)) || isDigit(body.charAt(i)) || body.charAt(i) == '.' || body.charAt(i) == '_')) i++;
    return i == body.length() || body.charAt(i) == '<' && body.endsWith(">");
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
