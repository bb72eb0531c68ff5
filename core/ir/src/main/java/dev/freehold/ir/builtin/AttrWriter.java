// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.PrintOptions;
import dev.freehold.ir.attribute.Resource;
import dev.freehold.ir.attribute.TextSink;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.Utf8;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Writes types and attributes as text. What has an alias is written as the alias; while aliases are being collected nothing is
 * written at all, and what would be is shown to the {@link Abbreviations}.
 */
public class AttrWriter implements AttrPrinter {
  private static final char[] HEX = "0123456789ABCDEF".toCharArray();

  private TextSink out;
  private final @Nullable Abbreviations aliases;
  private final PrintOptions options;
  /** The numbers of distinct attributes where there are no aliases to know them. */
  private final ToLongFunction<Attribute> distinct;
  private final boolean collecting;

  /** Abbreviates nothing. */
  public AttrWriter(Appendable out) {
    this(out, null, PrintOptions.DEFAULT);
  }

  /** {@code aliases} may be null, and then nothing is abbreviated. */
  public AttrWriter(Appendable out, @Nullable Abbreviations aliases, PrintOptions options) {
    this(TextSink.of(out), aliases, options);
  }

  /** The same for text that goes elsewhere. While aliases are being collected, {@code out} gets nothing, and when they are assigned, another writer is wanted. */
  public AttrWriter(TextSink out, @Nullable Abbreviations aliases, PrintOptions options) {
    this(out, aliases, options, aliases == null ? inOrder() : aliases::distinctNumber);
  }

  private AttrWriter(TextSink out, @Nullable Abbreviations aliases, PrintOptions options, ToLongFunction<Attribute> distinct) {
    this.aliases = aliases;
    this.options = options;
    this.distinct = distinct;
    collecting = aliases != null && aliases.collecting();
    this.out = collecting ? TextSink.NONE : out;
  }

  /** Abbreviates nothing; distinct attributes have numbers that somebody else gives. */
  public static AttrWriter numberedBy(ToLongFunction<Attribute> distinct, Appendable out) {
    return new AttrWriter(TextSink.of(out), null, PrintOptions.DEFAULT, distinct);
  }

  private static ToLongFunction<Attribute> inOrder() {
    Map<Attribute, Long> numbers = new IdentityHashMap<>(0);
    return attribute -> numbers.computeIfAbsent(attribute, a -> (long) numbers.size());
  }

  @Override
  public final PrintOptions options() {
    return options;
  }

  /** The aliases that are being collected; null where they are not, and text is written. */
  private @Nullable Abbreviations collector() {
    return collecting ? aliases : null;
  }

  /** Whether nothing is written, since aliases are being collected. */
  public final boolean collecting() {
    return collecting;
  }

  /** Where text goes. */
  protected final TextSink sink() {
    return out;
  }

  /** Has the text that follows go elsewhere. */
  protected final void writeTo(TextSink other) {
    out = other;
  }

  @Override
  public AttrWriter text(String s) {
    out.text(s);
    return this;
  }

  @Override
  public AttrWriter type(Type t) {
    Abbreviations collector = collector();
    if (collector != null) {
      collector.visit(t);
      return this;
    }
    String alias = aliases == null ? null : aliases.name(t);
    if (alias != null) return text(alias);
    t.print(this);
    return this;
  }

  @Override
  public AttrWriter attr(Attribute a) {
    Abbreviations collector = collector();
    if (collector != null) {
      collector.visit(a, true);
      return this;
    }
    String alias = aliases == null ? null : aliases.name(a);
    if (alias != null) return text(alias);
    a.print(this);
    return this;
  }

  @Override
  public AttrWriter attrOfKnownKind(Attribute a, Runnable shortly) {
    Abbreviations collector = collector();
    if (collector != null) {
      collector.visit(a, true);
      return this;
    }
    String alias = aliases == null ? null : aliases.name(a);
    if (alias != null) return text(alias);
    shortly.run();
    return this;
  }

  @Override
  public AttrWriter attrWithoutType(Attribute a) {
    Abbreviations collector = collector();
    if (collector != null) {
      collector.visit(a, false);
      return this;
    }
    String alias = aliases == null ? null : aliases.name(a);
    if (alias != null) return text(alias);
    a.printWithoutType(this);
    return this;
  }

  @Override
  public AttrWriter types(Iterable<? extends Type> ts) {
    return list(ts, this::type);
  }

  @Override
  public <T> AttrWriter list(Iterable<? extends T> items, Consumer<? super T> each) {
    Iterator<? extends T> rest = items.iterator();
    while (rest.hasNext()) {
      each.accept(rest.next());
      if (rest.hasNext()) text(", ");
    }
    return this;
  }

  @Override
  public AttrWriter functionType(List<? extends Type> in, List<? extends Type> results) {
    text("(").types(in).text(") -> ");
    boolean bare = results.size() == 1 && !(results.get(0) instanceof FunctionType);
    return bare ? type(results.get(0)) : text("(").types(results).text(")");
  }

  @Override
  public AttrWriter symbolName(String name) {
    return name.isEmpty() ? text("@<<INVALID EMPTY SYMBOL>>") : text("@").keywordOrString(name);
  }

  @Override
  public AttrWriter keywordOrString(String s) {
    return AttrPrinter.isBareIdentifier(s) ? text(s) : quoted(s);
  }

  @Override
  public AttrWriter quoted(String s) {
    if (isPlain(s)) return text('"' + s + '"');
    StringBuilder escaped = new StringBuilder(s.length() + 2).append('"');
    for (byte c : Utf8.encode(s)) {
      if (c == '\\') escaped.append("\\\\");
      else if (c >= ' ' && c < 0x7F && c != '"') escaped.append((char) c);
      else escaped.append('\\').append(HEX[c >> 4 & 15]).append(HEX[c & 15]);
    }
    return text(escaped.append('"').toString());
  }

  /** Whether a string stands in quotes as it is. */
  private static boolean isPlain(String s) {
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      if (c < ' ' || c >= 0x7F || c == '"' || c == '\\') return false;
    }
    return true;
  }

  @Override
  public AttrWriter dialectSymbol(char sigil, String dialect, String body) {
    text(sigil + dialect);
    return isSimple(body) ? text(".").text(body) : text("<").text(body).text(">");
  }

  @Override
  public boolean elides(long elements) {
    if (elements <= options.limits().elidedElements()) return false;
    text("dense_resource<__elided__>");
    return true;
  }

  @Override
  public AttrWriter resource(Resource resource) {
    if (aliases != null) aliases.use(resource);
    return keywordOrString(resource.key());
  }

  @Override
  public long distinctNumber(Attribute attribute) {
    return distinct.applyAsLong(attribute);
  }

  @Override
  public AttrWriter location(Location l) {
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

  @Override
  public AttrWriter locationSpecifier(Location l) {
    Abbreviations collector = collector();
    if (collector != null) collector.visitDeferrable(l);
    else if (options.prettyDebugInfo()) location(l);
    else text("loc(").nested(l).text(")");
    return this;
  }

  @Override
  public AttrWriter argumentLocation(Location l) {
    Abbreviations collector = collector();
    if (collector != null) collector.visit(l, true);
    else if (options.prettyDebugInfo()) location(l);
    else text("loc(").location(l).text(")");
    return this;
  }

  private AttrWriter nested(Location l) {
    Abbreviations collector = collector();
    if (collector != null) {
      collector.visit(l, true);
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
