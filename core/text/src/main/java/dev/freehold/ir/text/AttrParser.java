// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Registry;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.affine.IntegerSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.Shape;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads types and attributes. */
public non-sealed class AttrParser extends TokenParser {
  private final Registry registry;
  private final boolean allowUnregistered;
  private final Definitions definitions;
  private final TypeParser types = new TypeParser(this);
  private final AttributeParser attributes = new AttributeParser(this);
  private final LocationParser locations = new LocationParser(this);
  private final ExpansionLimits limits = new ExpansionLimits(this);
  private @Nullable Type selfType;
  private int symbolLoc;
  /** What is being read that may mention itself. */
  private final Set<Object> open = new HashSet<>();
  private final Map<Class<?>, Object> kept = new HashMap<>();

  public AttrParser(Source source, Registry registry, boolean allowUnregistered) {
    this(source, registry, allowUnregistered, new Definitions(), ignored -> {});
  }

  AttrParser(Source source, Registry registry, boolean allowUnregistered, Definitions definitions, Diagnostics diagnostics) {
    super(source, diagnostics);
    this.registry = registry;
    this.allowUnregistered = allowUnregistered;
    this.definitions = definitions;
  }

  /** What a dialect keeps while this text is read; made by {@code first} when it is asked for. */
  public <T> T kept(Class<T> kind, Supplier<T> first) {
    return kind.cast(kept.computeIfAbsent(kind, absent -> first.get()));
  }

  public Registry registry() {
    return registry;
  }

  public final boolean allowsUnregistered() {
    return allowUnregistered;
  }

  final Definitions definitions() {
    return definitions;
  }

  /** The binary data that the text names. */
  public final Resources resources() {
    return definitions.resources;
  }

  /** Limits how deep what is being read is nested. */
  final ExpansionLimits limits() {
    return limits;
  }

  /** Reads something that may nest without end. */
  final <T> T nested(Supplier<T> reader) {
    return limits.nested(reader);
  }

  /** The type that stands behind the dialect attribute being read, or that it must have; null where there is neither. */
  public @Nullable Type selfType() {
    return selfType;
  }

  /** Where the name of the dialect type or attribute stands that is being read. */
  public int symbolLoc() {
    return symbolLoc;
  }

  /** Notes that something is read that may mention itself, up to {@link #end}; false where it is being read already. */
  public boolean begin(Object name) {
    return open.add(name);
  }

  public void end(Object name) {
    open.remove(name);
  }

  final void setSymbolLoc(int loc) {
    symbolLoc = loc;
  }

  final void setSelfType(@Nullable Type type) {
    selfType = type;
  }

  // Types.

  public @Nullable Type acceptType() {
    return types.accept();
  }

  public Type expectType() {
    return types.type();
  }

  /** Types separated by commas, at least one. */
  public List<Type> typeListNoParens() {
    return commaList(Delimiter.NONE, this::expectType);
  }

  /** {@code -> type} or {@code -> (types)}. */
  public List<Type> arrowTypeList() {
    expect("->");
    return types.results();
  }

  /** The types behind an arrow; none where there is no arrow. */
  public List<Type> optionalArrowTypeList() {
    return isNext("->") ? arrowTypeList() : List.of();
  }

  public FunctionType functionType() {
    return types.functionType();
  }

  /** {@code 2x?}, with an x behind each size or only between them. */
  public Shape dimensionList(boolean allowDynamic, boolean trailingX) {
    return types.dimensions(allowDynamic, trailingX);
  }

  /** {@code *x}, which says that not even the number of dimensions is known. */
  public boolean acceptUnranked() {
    return types.isUnranked();
  }

  // Attributes.

  public Attribute attribute() {
    return attributes.attribute(null);
  }

  /** An attribute; {@code implied} is the type that it has where the text leaves it out, or null. */
  public Attribute attribute(@Nullable Type implied) {
    return attributes.attribute(implied);
  }

  public @Nullable Attribute acceptAttribute() {
    return acceptAttribute(null);
  }

  public @Nullable Attribute acceptAttribute(@Nullable Type implied) {
    return attributes.isNext() ? attributes.attribute(implied) : null;
  }

  /** An attribute that begins with {@code #}: an alias, or one of a dialect; null where there is none. */
  public @Nullable Attribute acceptNamedAttribute() {
    return isNamedAttribute() ? attribute() : null;
  }

  /** Whether a builtin type begins with the word. */
  public static boolean isType(String keyword) {
    return TypeParser.isType(keyword);
  }

  /** Whether an attribute that begins with {@code #} is next. */
  public boolean isNamedAttribute() {
    return lexer().kind() == Token.HASH_NAME;
  }

  /** Whether a type that begins with {@code !} is next. */
  public boolean isNamedType() {
    return lexer().kind() == Token.TYPE_NAME;
  }

  /** A dictionary in braces, empty where there is none. */
  public DictAttr optionalAttrDict() {
    return isNext("{") ? attributes.dictionary() : DictAttr.EMPTY;
  }

  /** A dictionary behind the word {@code attributes}. */
  public DictAttr optionalAttrDictWithKeyword() {
    return accept("attributes") ? attributes.dictionary() : DictAttr.EMPTY;
  }

  public AffineMap affineMap() {
    return attributes.affineMap();
  }

  public IntegerSet integerSet() {
    return attributes.integerSet();
  }

  /** {@code loc(…)}, or null. The answer may have to be resolved when the whole text has been read. */
  public @Nullable Location acceptLocationSpecifier() {
    return isNext("loc") ? locations.specifier() : null;
  }

  // The whole text.

  /** Reads one {@code #x = …}, {@code !x = …} or resource section; false where there is none here. */
  public boolean acceptTopLevelDefinition() {
    return switch (lexer().kind()) {
      case HASH_NAME -> new DefinitionParser(this).attributeAlias();
      case TYPE_NAME -> new DefinitionParser(this).typeAlias();
      case PUNCTUATION -> isNext("{-#") && new DefinitionParser(this).metadata();
      default -> false;
    };
  }

  /** Whether nothing but aliases connects what has been read so far with what is read later. */
  final boolean isContextFree() {
    return definitions.isContextFree() && kept.isEmpty();
  }

  /** Takes over what a piece of the text has named; false where that, or what dialects keep, may belong together with what stands elsewhere. */
  final boolean adoptDefinitions(AttrParser piece) {
    return definitions.adopt(piece.definitions) && kept.isEmpty() && piece.kept.isEmpty();
  }

  /** Forgets what was being read. */
  final void abandon() {
    open.clear();
    limits.abandon();
  }

  /** Whether locations were read that only {@link #resolve} knows. */
  public final boolean hasPendingLocations() {
    return !definitions.pending.isEmpty();
  }

  /** Looks up the locations that were named before they were defined. */
  final void resolvePending() {
    for (Definitions.Pending pending : definitions.pending) locations.resolve(new Location.Fused(List.of(), pending));
  }

  /** What a location stands for once the text is read: aliases may be defined behind their use. */
  public Location resolve(Location read) {
    return locations.resolve(read);
  }
}
