// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Block;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineOperands;
import dev.freehold.ir.affine.AffineParser;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DictAttr;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads operations, regions and blocks. Hand-written syntax gets it to read what follows the name of its operation. */
public class OpParser extends AttrParser {
  /** A value as the text names it, before its type is known. */
  public record Operand(int loc, String name, int number) {}

  /** A block argument as an operation introduces it; what was not asked for is null. */
  public record Argument(@Nullable Operand name, @Nullable Type type, DictAttr attrs, @Nullable Location location) {}

  /** A block to branch to and the values for its arguments. */
  public record BranchTarget(Block block, List<Value> operands) {}

  private final Rewriter rewriter;
  private final ValueScopes values;
  private final RegionParser regions;
  private final DefinitionLookup definitions = new DefinitionLookup(this);
  /** The operation whose own syntax is being read, or null; messages of that syntax begin with its name. */
  private @Nullable CustomOp custom;

  /** What a custom syntax may ask about the operation that it reads. */
  private record CustomOp(String name, int loc, ResultNames results) {}

  OpParser(Source source, Registry registry, ParserOptions options, Diagnostics diagnostics) {
    this(source, registry, options.allowUnregistered(), new Definitions(), diagnostics);
  }

  OpParser(Source source, Registry registry, boolean allowUnregistered, Definitions names, Diagnostics diagnostics) {
    super(source, registry, allowUnregistered, names, diagnostics);
    rewriter = new Rewriter(registry);
    values = new ValueScopes(this, rewriter);
    regions = new RegionParser(this, rewriter, values);
  }

  @Override
  public ParseStop error(int loc, String message) {
    return stop(loc, custom == null ? message : "custom op '" + custom.name + "' " + message);
  }

  @Override
  <T> T outsideOperation(Supplier<T> reader) {
    CustomOp operation = custom;
    custom = null;
    try {
      return reader.get();
    } finally {
      custom = operation;
    }
  }

  private CustomOp custom() {
    return Objects.requireNonNull(custom, "no custom syntax is being read");
  }

  /** Where the name of the operation stands whose syntax is being read. */
  public int nameLoc() {
    return custom().loc;
  }

  /** A type without its name has none but that of the operation. */
  @Override
  public int symbolLoc() {
    return custom == null ? super.symbolLoc() : custom.loc;
  }

  /** The name, without sigil, that the text gives to result {@code i} of the operation being read; null where it gives none. */
  public @Nullable String resultName(int i) {
    return custom().results.nameOf(i);
  }

  /** How many results the text names. */
  public long namedResultCount() {
    return custom().results.count();
  }

  // Operands.

  public Operand expectOperand() {
    return expectOperand(true);
  }

  private Operand expectOperand(boolean numbered) {
    int loc = loc();
    String name = acceptValueName();
    if (name == null) throw wrongToken("expected SSA operand");
    if (!numbered && lexer().kind() == Token.HASH_NAME) throw stop(loc(), "result number not allowed in argument list");
    int number = acceptHashNumber();
    return new Operand(loc, name, Math.max(number, 0));
  }

  /** An operand, or null where none is next. */
  public @Nullable Operand acceptOperand() {
    return isValueName() ? expectOperand() : null;
  }

  public List<Operand> operandList(Delimiter d) {
    if (d == Delimiter.NONE && !isValueName()) return new ArrayList<>(0);
    return commaList(d, this::expectOperand, " in operand list");
  }

  /** As many operands as wanted, at least one. */
  public List<Operand> operandList(int count) {
    int loc = loc();
    if (!isValueName()) throw isNext("(") || isNext("[") ? stop("unexpected delimiter") : wrongToken("expected operand");
    List<Operand> operands = operandList(Delimiter.NONE);
    if (operands.size() != count) throw error(loc, "expected " + count + " operands");
    return operands;
  }

  /** The value that a name stands for; a placeholder where it is not defined yet. */
  public Value resolve(Operand o, Type t) {
    return values.use(o, t);
  }

  /** The values of operands with one type each. */
  public List<Value> resolve(List<Operand> os, List<? extends Type> ts, int loc) {
    requireTypes(os, ts, loc);
    List<Value> resolved = new ArrayList<>(os.size());
    for (int i = 0; i < os.size(); i++) resolved.add(resolve(os.get(i), ts.get(i)));
    return resolved;
  }

  /** Refuses operands that are not as many as their types. */
  void requireTypes(List<Operand> os, List<? extends Type> ts, int loc) {
    if (os.size() == ts.size()) return;
    throw error(loc, "number of operands and types do not match: got " + os.size() + " operands and " + ts.size() + " types");
  }

  /** The values of operands that all have one type. */
  public List<Value> resolveAll(List<Operand> os, Type t) {
    List<Value> resolved = new ArrayList<>(os.size());
    for (Operand o : os) resolved.add(resolve(o, t));
    return resolved;
  }

  // Affine maps over operands.

  /** Results in brackets, like {@code [%i + 1, symbol(%n)]}: a map, and the operands for its dims and symbols. */
  public AffineOperands<Operand> affineMapOfOperands(AffineParser.Brackets brackets) {
    return new AffineOperandParser(this).map(brackets);
  }

  /** Like {@link #affineMapOfOperands}, for one expression without brackets. */
  public AffineOperands<Operand> affineExprOfOperands() {
    return new AffineOperandParser(this).expr();
  }

  // Attributes.

  /** An attribute of one kind; {@code implied} is the type that it has where the text leaves it out, or null. */
  public <A extends Attribute> A attribute(Class<A> kind, @Nullable Type implied) {
    int loc = loc();
    Attribute attribute = attribute(implied);
    if (!kind.isInstance(attribute)) throw error(loc, "invalid kind of attribute specified");
    return kind.cast(attribute);
  }

  /** A type of one kind, which {@code name} stands for in the message. */
  public <T extends Type> T type(Class<T> kind, String name) {
    return type(loc(), kind, name);
  }

  /** The same, behind a colon. */
  public <T extends Type> T colonType(Class<T> kind, String name) {
    int loc = loc();
    expect(":");
    return type(loc, kind, name);
  }

  private <T extends Type> T type(int loc, Class<T> kind, String name) {
    Type type = expectType();
    if (kind.isInstance(type)) return kind.cast(type);
    throw error(loc, "invalid kind of type specified: expected " + name + ", but found '" + Printing.toString(type) + "'");
  }

  /** An optional dictionary, each entry an inherent or discardable attribute of the operation. */
  public void attrDict(OpState<?> s) {
    addAttrs(s, optionalAttrDict());
  }

  /** Like {@link #attrDict}, behind the word {@code attributes}. */
  public void attrDictWithKeyword(OpState<?> s) {
    addAttrs(s, optionalAttrDictWithKeyword());
  }

  /** Adds attributes that were read at {@code loc}; the inherent ones must be such as the definition allows. */
  public void addFittingAttrs(OpState<?> s, DictAttr dict, int loc) {
    for (String name : dict.names()) requireNew(s, name);
    requireFitting(s, dict, loc);
    s.attrs(dict);
  }

  /** Refuses attributes that were read at {@code loc} where an inherent one is not such as the definition allows. */
  public void requireFitting(OpState<?> s, DictAttr dict, int loc) {
    String wrong = InherentAttrs.misfit(s.def(), dict);
    if (wrong != null) throw error(loc, wrong);
  }

  /** Sets inherent attributes that the text gives as {@code <{…}>}, as the generic form does, once everything else is read. */
  public void properties(OpState<?> s, Attribute properties) {
    GenericForm.setProperties(this, s, properties, nameLoc());
  }

  /** Adds attributes, each inherent or discardable; none may have been set before. */
  public void addAttrs(OpState<?> s, DictAttr dict) {
    for (String name : dict.names()) requireNew(s, name);
    s.attrs(dict);
  }

  private void requireNew(OpState<?> s, String name) {
    if (s.attrInDictionary(name) == null) return;
    throw error(custom == null ? loc() : custom.loc, "attribute '" + name + "' occurs more than once in the attribute list");
  }

  // Arguments of regions.

  /** {@code %name}, then {@code : type}, attributes and a location as far as wanted. */
  public Argument argument(boolean typed, boolean attrs) {
    Operand name = expectOperand(false);
    Type type = null;
    if (typed) {
      expect(":");
      type = expectType();
    }
    DictAttr dict = attrs ? optionalAttrDict() : DictAttr.EMPTY;
    return new Argument(name, type, dict, acceptLocationSpecifier());
  }

  /** An argument, or null where none is next. */
  public @Nullable Argument acceptArgument(boolean typed, boolean attrs) {
    return isValueName() ? argument(typed, attrs) : null;
  }

  public List<Argument> argumentList(Delimiter d, boolean typed, boolean attrs) {
    if (d == Delimiter.NONE && !isValueName()) return new ArrayList<>(0);
    return commaList(d, () -> argument(typed, attrs), " in argument list");
  }

  // Regions.

  public Region region(List<Argument> entryArgs) {
    return region(entryArgs, false);
  }

  /** A region in braces; names from outside mean something else in it where {@code enableNameShadowing}. */
  public Region region(List<Argument> entryArgs, boolean enableNameShadowing) {
    CustomOp outer = custom;
    custom = null;
    Region region = regions.region(entryArgs, enableNameShadowing);
    custom = outer;
    return region;
  }

  /** A region, or null where no brace is next. */
  public @Nullable Region acceptRegion(List<Argument> entryArgs) {
    return isNext("{") ? region(entryArgs) : null;
  }

  /** Gives the region a block where it has none, and the block a terminator where it has none. */
  public void addTerminatorIfMissing(Region r, OpDef<?> terminator, Location loc) {
    addTerminatorIfMissing(r, terminator.state().at(loc));
  }

  /** Gives the region a block where it has none, and the block the terminator described where it has none. */
  public void addTerminatorIfMissing(Region r, OpState<?> terminator) {
    Block last = r.last() != null ? r.last() : rewriter.createBlock(r);
    if (!(last.last() instanceof Terminator)) rewriter.atEnd(last).insert(Rewriter.createDetached(terminator));
  }

  /** Gives the region an empty block where it has none. */
  public void addBlockIfMissing(Region r) {
    if (r.isEmpty()) rewriter.createBlock(r);
  }

  public Block successor() {
    int loc = loc();
    String name = acceptBlockName();
    if (name == null) throw wrongToken("expected block name");
    return regions.blockNamed(name, loc);
  }

  /** A successor, or null where none is next. */
  public @Nullable Block acceptSuccessor() {
    return isBlockName() ? successor() : null;
  }

  /** {@code ^bb1} or {@code ^bb1(%a, %b : t, t)}. */
  public BranchTarget successorAndOperands() {
    Block block = successor();
    if (!accept("(")) return new BranchTarget(block, List.of());
    List<Value> operands = typedOperands();
    expect(")");
    return new BranchTarget(block, operands);
  }

  private List<Value> typedOperands() {
    List<Operand> names = operandList(Delimiter.NONE);
    if (names.isEmpty()) return List.of();
    if (!accept(":")) throw wrongToken("expected ':' in operand list");
    List<Type> types = typeListNoParens();
    if (names.size() != types.size()) throw stop(loc(), "expected " + names.size() + " types to match operand list");
    return resolve(names, types, loc());
  }

  // Operations.

  /** Reads an operation into a block. */
  void operation(Block into) {
    readOperation(into);
  }

  /** Reads its result names, its generic or custom form, its location. */
  final Op readOperation(Block into) {
    int start = loc();
    ResultNames results = ResultNames.accept(this);
    int name = loc();
    CustomOp outer = custom;
    Op op = form(results);
    custom = outer;
    rewriter.atEnd(into).insert(op);
    results.define(op, values, this);
    read(op, start, name);
    return op;
  }

  /** Reads one operation in generic form that the syntax of another one holds; it is in no block. */
  public Op genericOp() {
    CustomOp outer = custom;
    Op op = generic(loc());
    custom = outer;
    return op;
  }

  private Op form(ResultNames results) {
    int loc = loc();
    // A word such as i32 is a type wherever it stands.
    String keyword = lexer().isIntegerType() ? null : acceptKeyword();
    return keyword != null ? custom(keyword, loc, results) : generic(loc);
  }

  private Op generic(int loc) {
    String name = acceptString();
    if (name == null) throw wrongToken("expected operation name in quotes");
    custom = null;
    return GenericForm.parse(this, definitions.ofGeneric(name, loc), loc);
  }

  private Op custom(String keyword, int loc, ResultNames results) {
    custom = null;
    OpDef<?> def = definitions.ofCustom(keyword, loc);
    custom = new CustomOp(def.name(), loc, results);
    definitions.enter(def);
    Op op = custom(def, loc);
    definitions.leave();
    return op;
  }

  private <O extends Op> Op custom(OpDef<O> def, int loc) {
    OpState<O> state = def.state().at(location(loc));
    Assembly.syntaxOf(def).parse(this, state);
    custom = null;
    return finish(state);
  }

  /** Creates the operation, with the location that the text may give behind it. */
  <O extends Op> O finish(OpState<O> state) {
    Location location = acceptLocationSpecifier();
    if (location != null) state.at(location);
    return Rewriter.createDetached(state);
  }

  // What a RecordingParser wants to know, and where it goes on behind errors.

  /** An operation has been read that begins at {@code start}, with its own name at {@code name}. */
  void read(Op op, int start, int name) {}

  /** A value or a block is named at a position. */
  void mentioned(Object entity, int loc, boolean isDefinition) {}

  /** A placeholder has turned out to be a value. */
  void replaced(Value placeholder, Value value) {}

  /** Takes an error that leaves nothing unread; it ends the reading here. */
  void goOnOrThrow(ParseStop error) {
    throw error;
  }

  /** Reads the label of a block, {@code given} or another one. */
  Block label(Supplier<Block> reader, @Nullable Block given) {
    return reader.get();
  }

  /** What an operation is read in: what the parser comes back to when that fails. */
  record Mark(@Nullable CustomOp custom, int dialects, RegionParser.Mark regions) {}

  final Mark mark() {
    return new Mark(custom, definitions.depth(), regions.mark());
  }

  final void restore(Mark mark) {
    custom = mark.custom;
    definitions.restore(mark.dialects);
    regions.restore(mark.regions);
    abandon();
  }

  final ValueScopes values() {
    return values;
  }

  final RegionParser regions() {
    return regions;
  }

  // Pieces of a text.

  /** Begins where another parser is, with no names of values or blocks. */
  final void beginInside(OpParser around) {
    definitions.begin(around.definitions);
    regions.begin(around.regions);
  }

  /** The location of a placeholder. */
  Location locationOfUndefined(Operand operand) {
    return location(operand.loc());
  }

  /**
   * Takes over what has been read behind what this parser has read.
   *
   * @throws ParseStop if all that can be said is that the text is to be read in one piece
   */
  final void adopt(PieceParser piece, Block into) {
    piece.seeLocations(this, rewriter);
    rewriter.append(piece.operations(), into);
    values.adopt(piece.values());
    if (!adoptDefinitions(piece)) throw stop(piece.source().start(), "piece depends on others");
    piece.regions().leave();
    seek(piece.loc());
  }

  // The whole text.

  void start() {
    regions.enter(true);
  }

  /** Reports the names that were used and never defined, and looks up those of locations. */
  void finish(Block program) {
    values.requireDefined();
    if (hasPendingLocations()) {
      for (Op op : program) op.walk(this::resolveLocations);
    }
    regions.leave();
  }

  private void resolveLocations(Op op) {
    rewriter.setLocation(op, resolve(op.location()));
    for (Region region : op.regions()) {
      for (Block block : region) {
        for (Value.Argument argument : block.arguments()) rewriter.setLocation(argument, resolve(argument.location()));
      }
    }
  }
}
