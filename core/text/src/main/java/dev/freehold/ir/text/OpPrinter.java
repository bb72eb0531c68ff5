// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.affine.AffinePrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.PrintOptions;
import dev.freehold.ir.attribute.TextSink;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.ir.builtin.AttrWriter;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.FunctionType;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Writes operations. A region inside of an operation is not written at once: it is remembered, and so is everything that
 * the operation writes behind it, until the operation's own syntax has returned. So the depth of the nesting costs no Java
 * stack.
 */
public class OpPrinter extends AttrWriter {
  private static final byte[] BLANKS = Utf8.encode(" ".repeat(128));

  private final TextSink out;
  private final @Nullable Aliases aliases;
  private final Function<Type, byte[]> writtenType = this::written;
  private final ValueNames names;
  private final RegionPrinter regions;
  private final UserComments users;
  private final BlockWriter blocks;
  /** The values whose names arguments have that have none of their own. */
  private final Map<Value, Value> shadowed = new IdentityHashMap<>(0);
  /** What the operation being written leaves for later, since a region in it has to come first; null before its first region. */
  private @Nullable List<Runnable> later;
  private int indent;
  /** How many types, attributes and locations are being written, each a part of the one before. */
  private int depth;

  OpPrinter(TextSink out, @Nullable Aliases aliases, ValueNames names, PrintOptions options) {
    this(out, aliases, names, options, BlockWriter.NONE);
  }

  /** {@code blocks} writes certain blocks. */
  OpPrinter(TextSink out, @Nullable Aliases aliases, ValueNames names, PrintOptions options, BlockWriter blocks) {
    this(out, aliases, names, options, "builtin", blocks);
  }

  /** Writes one of the operations in the block that another printer is in. */
  OpPrinter(TextSink out, ValueNames names, OpPrinter around, BlockWriter blocks) {
    this(out, around.aliases, names, around.options(), around.regions.defaultDialect(), blocks);
    indent = around.indent;
    shadowed.putAll(around.shadowed);
  }

  private OpPrinter(TextSink out, @Nullable Aliases aliases, ValueNames names, PrintOptions options, String defaultDialect, BlockWriter blocks) {
    super(out, aliases, options);
    this.out = sink();
    this.aliases = aliases;
    this.names = names;
    this.blocks = blocks;
    regions = new RegionPrinter(this, names, defaultDialect);
    users = new UserComments(this, names);
  }

  /** Writes some of the operations in the block that this printer is in, perhaps on another thread. */
  OpPrinter forThread(TextSink to) {
    return new OpPrinter(to, names, this, BlockWriter.NONE);
  }

  /** Writes an operation with its results and everything below it. */
  void print(Op op) {
    regions.schedule(full(op));
    regions.finish();
  }

  /** Writes operations from {@code first} to before {@code end}, each in lines of its own. */
  void printLines(Op first, @Nullable Op end) {
    regions.ops(first, end);
    regions.finish();
  }

  /** Writes the operations of a block to before {@code end}, if it is one of certain blocks. */
  boolean writesApart(Block block, @Nullable Op end) {
    return blocks.write(block, end, this);
  }

  // Operations.

  /** Writes an operation as far as its first region, and returns what comes behind that. */
  List<Runnable> full(Op op) {
    if (collecting()) {
      // The aliases of locations are numbered from the outside in.
      if (options().debugInfo()) locationSpecifier(op.location());
      else if (aliases != null && aliases.repeats(op)) return List.of();
    }
    if (op.resultCount() > 0 && !collecting()) {
      names.writeResults(op, sink());
      text(" = ");
    }
    customOrGeneric(op);
    if (options().debugInfo() && !collecting()) text(" ").locationSpecifier(op.location());
    if (options().valueUsers() && !collecting()) users.ofResults(op);
    if (later == null) return List.of();
    List<Runnable> rest = later;
    later = null;
    writeTo(out);
    return rest;
  }

  private void customOrGeneric(Op op) {
    if (options().generic() || op.def().form() == null) {
      genericOp(op);
      return;
    }
    if (!collecting()) shortName(op.def());
    custom(op, op.def());
  }

  /** Writes the name without that of the dialect, where the operation stands among others of it. */
  private void shortName(OpDef<?> def) {
    int dot = def.dialect().length();
    boolean elided = def.dialect().equals(regions.defaultDialect()) && def.name().lastIndexOf('.') == dot;
    if (elided) text(def.name().substring(dot + 1));
    else utf8(def.utf8Name());
  }

  @SuppressWarnings("unchecked")
  private <O extends Op> void custom(Op op, OpDef<O> def) {
    Assembly.syntaxOf(def).print((O) op, this);
  }

  /** An operation that stands in the middle of another's text: its form without results or location. */
  public OpPrinter nested(Op op) {
    if (options().debugInfo() && collecting()) locationSpecifier(op.location());
    customOrGeneric(op);
    return this;
  }

  /** The generic form, from the quoted name on. */
  public OpPrinter genericOp(Op op) {
    GenericForm.print(op, this);
    return this;
  }

  /** Comments on who uses the arguments of a block, where they are asked for. */
  void argumentUsers(Block block) {
    if (options().valueUsers() && !collecting()) users.ofArguments(block);
  }

  // Values and blocks.

  public OpPrinter operand(Value v) {
    if (!collecting()) names.write(named(v), sink());
    return this;
  }

  /** The value whose name a value has: nearly always itself. */
  private Value named(Value v) {
    return shadowed.isEmpty() ? v : shadowed.getOrDefault(v, v);
  }

  /** Names of values, separated by commas. */
  public OpPrinter operands(Iterable<? extends Value> vs) {
    return collecting() ? this : list(vs, this::operand);
  }

  /** Types of values, separated by commas. */
  public OpPrinter typesOf(Iterable<? extends Value> vs) {
    return list(vs, value -> type(value.type()));
  }

  /** {@code -> t} or {@code -> (t, u)} with a space in front; nothing where there are none. */
  public OpPrinter arrowTypes(List<? extends Type> ts) {
    if (ts.isEmpty()) return this;
    boolean bare = ts.size() == 1 && !(ts.getFirst() instanceof FunctionType);
    return bare ? text(" -> ").type(ts.getFirst()) : text(" -> (").types(ts).text(")");
  }

  /** A block argument where an operation introduces it: its name, its type where {@code typed}, its location if asked for. */
  public OpPrinter regionArgument(Value.Argument a, boolean typed) {
    return regionArgument(a, typed, DictAttr.EMPTY);
  }

  /** A block argument with its type and attributes. */
  public OpPrinter regionArgument(Value.Argument a, boolean typed, DictAttr attrs) {
    operand(a);
    if (typed) text(": ").type(a.type());
    // What only stands here gets no alias, as in the reference; what has one is written so.
    if (!collecting()) attrs(attrs);
    if (options().debugInfo()) text(" ").argumentLocation(a.location());
    return this;
  }

  /** The results of a map, separated by commas; where the map has a dim or symbol, its operand is written. */
  public OpPrinter affineMapOfOperands(AffineMap map, List<? extends Value> operands) {
    if (collecting()) return this;
    StringBuilder results = new StringBuilder();
    AffinePrinter.printAll(map.results(), results, dim -> names.of(named(operands.get(dim))),
        symbol -> "symbol(" + names.of(named(operands.get(map.numDims() + symbol))) + ")");
    return text(results.toString());
  }

  public OpPrinter successor(Block b) {
    names.write(b, sink());
    return this;
  }

  /** {@code ^bb1(%a, %b : t, t)}; no parentheses without operands. */
  public OpPrinter successorAndOperands(Block b, List<? extends Value> operands) {
    successor(b);
    if (operands.isEmpty()) return this;
    return text("(").operands(operands).text(" : ").typesOf(operands).text(")");
  }

  // Attributes.

  /** All attributes but those elided, in braces, with a space in front; nothing where there are none. */
  public OpPrinter attrDict(Op op, String... elided) {
    return attrs(ShownAttrs.of(op, elided));
  }

  /** Like {@link #attrDict}, with the word {@code attributes} in front. */
  public OpPrinter attrDictWithKeyword(Op op, String... elided) {
    DictAttr shown = ShownAttrs.of(op, elided);
    return shown.isEmpty() ? this : text(" attributes").attrs(shown);
  }

  /** The entries in braces with a space in front; nothing where there are none. */
  public OpPrinter attrs(DictAttr entries) {
    if (entries.isEmpty()) return this;
    entries.printEntries(text(" {")).text("}");
    return this;
  }

  // Regions.

  /** A region in braces. */
  public OpPrinter region(Region r) {
    return region(r, true, true);
  }

  /** A region in braces, perhaps without the arguments of its entry block and without terminators. */
  public OpPrinter region(Region r, boolean printEntryArgs, boolean printTerminators) {
    return region(r, printEntryArgs, printTerminators, false);
  }

  /** The arguments of the entry block of an isolated region are called as these values are. */
  public OpPrinter shadow(Region r, List<? extends Value> values) {
    if (r.isEmpty()) return this;
    List<Value.Argument> arguments = r.entryBlock().arguments();
    for (int i = 0; i < arguments.size() && i < values.size(); i++) shadowed.put(arguments.get(i), named(values.get(i)));
    return this;
  }

  OpPrinter region(Region r, boolean printEntryArgs, boolean printTerminators, boolean printEmptyBlock) {
    if (options().skipRegions()) return text("{...}");
    defer(() -> regions.start(r, printEntryArgs, printTerminators, printEmptyBlock));
    return this;
  }

  private void defer(Runnable piece) {
    if (later == null) later = new ArrayList<>(4);
    later.add(piece);
    if (collecting()) return;
    TextChunks behind = new TextChunks();
    later.add(() -> behind.moveAllTo(out));
    writeTo(behind);
  }

  /** Starts a line, indented as the operation being written is. */
  public OpPrinter newline() {
    return endLine().indentation();
  }

  /** Indents what follows, regions and new lines, by some spaces more; or by less, where that is negative. */
  public OpPrinter indent(int spaces) {
    if (later == null) indent += spaces;
    else defer(() -> indent += spaces);
    return this;
  }

  OpPrinter endLine() {
    return text("\n");
  }

  OpPrinter indentation() {
    for (int rest = indent; rest > 0; rest -= BLANKS.length) sink().utf8(BLANKS, Math.min(rest, BLANKS.length));
    return this;
  }

  // The inherited methods: in their place behind a region, on a stack that is large enough, and returning this kind of printer.

  /** Whether a part of what is being written can be written on this stack; {@link #leave} ends it. */
  private boolean enter() {
    return !StackSpace.endsAt(++depth);
  }

  private void leave() {
    depth--;
  }

  /** Writes a part that could not be written on this stack. */
  private void elsewhere(Runnable writer) {
    StackSpace.run(depth, writer);
  }

  @Override
  public OpPrinter text(String s) {
    super.text(s);
    return this;
  }

  /** Writes text that is there in UTF-8. */
  OpPrinter utf8(byte[] text) {
    sink().utf8(text, text.length);
    return this;
  }

  /** Writes a number that is not negative, behind a prefix. */
  OpPrinter numbered(String prefix, int number) {
    sink().numbered(prefix, number);
    return this;
  }

  @Override
  public OpPrinter type(Type t) {
    if (later != null && collecting()) {
      defer(() -> super.type(t));
      return this;
    }
    // In a part of another, it would be a copy for each level of nesting.
    byte[] text = aliases == null || collecting() || depth > 0 ? null : aliases.text(t, writtenType);
    if (text == null) typeInPlace(t);
    else utf8(text);
    return this;
  }

  private void typeInPlace(Type t) {
    if (enter()) super.type(t);
    else elsewhere(() -> super.type(t));
    leave();
  }

  /** What is written of a type, in UTF-8. */
  private byte[] written(Type t) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    StreamSink text = new StreamSink(bytes);
    TextSink around = sink();
    writeTo(text);
    typeInPlace(t);
    writeTo(around);
    text.flush();
    return bytes.toByteArray();
  }

  @Override
  public OpPrinter attr(Attribute a) {
    if (later != null && collecting()) {
      defer(() -> super.attr(a));
      return this;
    }
    if (enter()) super.attr(a);
    else elsewhere(() -> super.attr(a));
    leave();
    return this;
  }

  @Override
  public OpPrinter attrWithoutType(Attribute a) {
    if (later != null && collecting()) {
      defer(() -> super.attrWithoutType(a));
      return this;
    }
    if (enter()) super.attrWithoutType(a);
    else elsewhere(() -> super.attrWithoutType(a));
    leave();
    return this;
  }

  @Override
  public OpPrinter types(Iterable<? extends Type> ts) {
    super.types(ts);
    return this;
  }

  @Override
  public <T> OpPrinter list(Iterable<? extends T> items, Consumer<? super T> each) {
    super.list(items, each);
    return this;
  }

  @Override
  public OpPrinter functionType(List<? extends Type> in, List<? extends Type> results) {
    super.functionType(in, results);
    return this;
  }

  @Override
  public OpPrinter symbolName(String name) {
    super.symbolName(name);
    return this;
  }

  @Override
  public OpPrinter keywordOrString(String s) {
    super.keywordOrString(s);
    return this;
  }

  @Override
  public OpPrinter quoted(String s) {
    super.quoted(s);
    return this;
  }

  @Override
  public OpPrinter dialectSymbol(char sigil, String dialect, String body) {
    super.dialectSymbol(sigil, dialect, body);
    return this;
  }

  @Override
  public OpPrinter location(Location l) {
    if (enter()) super.location(l);
    else elsewhere(() -> super.location(l));
    leave();
    return this;
  }

  @Override
  public OpPrinter locationSpecifier(Location l) {
    if (later != null && collecting()) defer(() -> super.locationSpecifier(l));
    else super.locationSpecifier(l);
    return this;
  }
}
