// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.complex.NumberAttr;
import dev.freehold.dialects.syntax.Parameters;
import dev.freehold.ir.affine.AffineBinary;
import dev.freehold.ir.affine.AffineConstant;
import dev.freehold.ir.affine.AffineDim;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.affine.AffinePrinter;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorEncoding;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Printing;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How a tensor stores its elements: {@code #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>}.
 *
 * @param slices for each dimension the slice that it is, or null
 * @param explicitValue the only value that is stored, or null
 * @param implicitValue the value of what is not stored, or null for zero
 * @param ofLevels whether only the storage of levels counts, and dimensions are levels: see {@link #onlyLevels}
 */
public record EncodingAttr(
    AffineMap map, List<SliceAttr> slices, List<Level> levels, long positionWidth, long coordinateWidth, @Nullable Attribute explicitValue,
    @Nullable Attribute implicitValue, boolean ofLevels) implements TensorEncoding {
  private static final Set<String> KEYS = Set.of("map", "posWidth", "crdWidth", "explicitVal", "implicitVal");
  private static final Set<Long> WIDTHS = Set.of(0L, 8L, 16L, 32L, 64L);

  /** Reads what follows {@code #sparse_tensor.encoding}. */
  static EncodingAttr parse(AttrParser p) {
    return parse(p, p.loc() - "encoding".length());
  }

  /** Parses an encoding where nothing else is allowed, so that its name may be left out. */
  static EncodingAttr parseShort(AttrParser p) {
    return Parameters.shorthand(p, EncodingAttr.class, any -> true, () -> parse(p, p.loc()));
  }

  private static EncodingAttr parse(AttrParser p, int name) {
    AffineMap map = null;
    LevelMapParser levels = new LevelMapParser(p);
    long positionWidth = 0;
    long coordinateWidth = 0;
    Attribute explicitValue = null;
    Attribute implicitValue = null;
    p.expect("<");
    p.expect("{");
    while (!p.isNext("}")) {
      String key = p.acceptKeyword();
      if (key == null) break;
      if (!KEYS.contains(key)) throw p.error(name, "unexpected key: " + key);
      p.expect("=");
      switch (key) {
        case "map" -> map = levels.parse();
        case "posWidth" -> positionWidth = width(p, name, "position");
        case "crdWidth" -> coordinateWidth = width(p, name, "coordinate");
        case "explicitVal" -> explicitValue = number(p, name, key);
        default -> implicitValue = number(p, name, key);
      }
      if (!p.accept(",")) break;
    }
    p.expect("}");
    p.expect(">");
    if (map == null) map = AffineMap.identity(0);
    EncodingAttr encoding =
        new EncodingAttr(map, Collections.unmodifiableList(levels.slices), List.copyOf(levels.levels), positionWidth, coordinateWidth, explicitValue,
            implicitValue, false);
    String wrong = encoding.fault();
    if (wrong == null && levels.contradicts(map)) wrong = "expected lvlToDim to be an inverse of dimToLvl";
    if (wrong != null) throw p.error(name, wrong);
    return encoding;
  }

  private static long width(AttrParser p, int name, String what) {
    if (!(p.attribute() instanceof IntegerAttr width))
      throw p.error(name, "expected an integral " + (what.equals("position") ? "position" : "index") + " bitwidth");
    return width.longValue() & 0xFFFF_FFFFL;
  }

  private static Attribute number(AttrParser p, int name, String key) {
    Attribute value = p.attribute();
    if (value instanceof IntegerAttr || value instanceof FloatAttr || value instanceof NumberAttr) return value;
    throw p.error(name, "expected a numeric value for " + key);
  }

  private @Nullable String fault() {
    if (!WIDTHS.contains(positionWidth)) return "unexpected position bitwidth: " + positionWidth;
    if (!WIDTHS.contains(coordinateWidth)) return "unexpected coordinate bitwidth: " + coordinateWidth;
    if (levels.isEmpty()) return "expected a non-empty array for lvlTypes";
    String wrong = levelsFault();
    return wrong != null || map.numSymbols() > 0 || isInvertible() ? wrong : "failed to infer lvlToDim from dimToLvl";
  }

  private @Nullable String levelsFault() {
    boolean afterBatches = false;
    boolean afterCompressed = false;
    for (int i = 0; i < levels.size(); i++) {
      Level level = levels.get(i);
      boolean single = level.format() == Level.Format.SINGLETON;
      boolean apart = level.properties().contains(Level.Property.SOA);
      if (level.format() == Level.Format.BATCH && afterBatches) return "Batch lvlType can only be leading levels.";
      if (apart && !single) return "SoA is only applicable to singleton lvlTypes.";
      if (single && !afterCompressed) return "expected compressed or loose_compressed level before singleton level";
      boolean follows = i > 0 && single && levels.get(i - 1).format() == Level.Format.SINGLETON;
      if (follows && apart != levels.get(i - 1).properties().contains(Level.Property.SOA)) {
        return "expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS).";
      }
      if (level.format() == Level.Format.STRUCTURED) {
        if (i + 1 < levels.size()) return "expected n_out_of_m to be the last level type";
        if (!hasOnlyBlocksOf(level.blockSize())) return "expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level";
      }
      afterBatches |= level.format() != Level.Format.BATCH;
      afterCompressed |= level.format() == Level.Format.COMPRESSED || level.format() == Level.Format.LOOSE_COMPRESSED;
    }
    return null;
  }

  private boolean hasOnlyBlocksOf(long size) {
    for (AffineExpr level : map.results()) {
      if (level instanceof AffineBinary parameter && parameter.rhs() instanceof AffineConstant block && block.value() != size) return false;
    }
    return true;
  }

  /** Whether levels are dimensions, or quotients and then remainders of them by the size of a block. */
  private boolean isInvertible() {
    if (map.isPermutation()) return true;
    Map<Integer, Long> open = new HashMap<>();
    boolean blocks = false;
    for (AffineExpr level : map.results()) {
      if (level instanceof AffineDim) continue;
      if (!(level instanceof AffineBinary parameter) || !(parameter.lhs() instanceof AffineDim dim)
          || !(parameter.rhs() instanceof AffineConstant block))
        return false;
      if (parameter.kind() == AffineBinary.Kind.FLOOR_DIV && block.value() > 0) open.put(dim.position(), block.value());
      else if (parameter.kind() != AffineBinary.Kind.MOD || !Objects.equals(open.remove(dim.position()), block.value())) return false;
      blocks = true;
    }
    return blocks && open.isEmpty();
  }

  @Override
  public @Nullable String fault(Shape shape, Type element) {
    if (shape.rank() == 0) return "expected non-scalar sparse tensor";
    if (shape.rank() != map.numDims()) return "dimension-rank mismatch between encoding and tensor shape: " + map.numDims() + " != " + shape.rank();
    if (explicitValue != null && !explicitValue.type().equals(element)) return mismatch("explicit", explicitValue, element);
    if (implicitValue == null) return null;
    if (!implicitValue.type().equals(element)) return mismatch("implicit", implicitValue, element);
    return isZero(implicitValue) ? null : "implicit value must be zero";
  }

  private static String mismatch(String which, Attribute value, Type element) {
    return which + " value type mismatch between encoding and tensor element type: " + Printing.quoted(value.type()) + " != "
        + Printing.quoted(element);
  }

  private static boolean isZero(Attribute number) {
    return switch (number) {
      case FloatAttr(var type, var bits) -> type.format().isZero(bits);
      case IntegerAttr integer -> integer.isZero();
      case NumberAttr(var real, var imaginary) -> isZero(real) && isZero(imaginary);
      default -> false;
    };
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#sparse_tensor.encoding");
    printShort(out);
  }

  /** Writes the encoding without its name. */
  void printShort(AttrPrinter out) {
    out.text("<{ map = ");
    if (map.numSymbols() > 0) out.text("[").list(numbered("s", map.numSymbols()), out::text).text("]");
    List<String> dims = numbered("d", map.numDims());
    StringBuilder text = new StringBuilder("(");
    for (int i = 0; i < dims.size(); i++) {
      text.append(i > 0 ? ", " : "").append(dims.get(i));
      if (slices.get(i) != null) text.append(" : #sparse_tensor<").append(slices.get(i)).append('>');
    }
    text.append(") -> (");
    for (int i = 0; i < levels.size(); i++) {
      if (i > 0) text.append(", ");
      AffinePrinter.print(map.result(i), text, d -> "d" + d, s -> "s" + s);
      text.append(" : ").append(levels.get(i));
    }
    out.text(text.append(')').toString());
    if (positionWidth != 0) out.text(", posWidth = " + positionWidth);
    if (coordinateWidth != 0) out.text(", crdWidth = " + coordinateWidth);
    if (explicitValue != null) out.text(", explicitVal = ").attr(explicitValue);
    if (implicitValue != null) out.text(", implicitVal = ").attr(implicitValue);
    out.text(" }>");
  }

  /** The encoding of storage specifiers: that of the levels, without the mapping of dimensions and the bit widths. */
  EncodingAttr onlyLevels() {
    if (ofLevels) return this;
    List<SliceAttr> kept = isSlice() ? slices : Collections.nCopies(levels.size(), null);
    return new EncodingAttr(AffineMap.identity(levels.size()), kept, levels, 0, 0, null, null, true);
  }

  int levelCount() {
    return levels.size();
  }

  boolean isSlice() {
    for (SliceAttr slice : slices) {
      if (slice != null) return true;
    }
    return false;
  }

  /** The first of the levels that together store coordinates in one buffer; {@link #levelCount} where none do. */
  int firstCoordinateLevel() {
    for (int level = 0; level < levels.size(); level++) {
      if (coordinatesFollowFrom(level)) return level;
    }
    return levels.size();
  }

  private boolean coordinatesFollowFrom(int first) {
    Level level = levels.get(first);
    if (level.format() != Level.Format.COMPRESSED && level.format() != Level.Format.LOOSE_COMPRESSED) return false;
    if (!level.properties().contains(Level.Property.NONUNIQUE) || first + 1 == levels.size()) return false;
    Level next = levels.get(first + 1);
    return next.format() == Level.Format.SINGLETON && !next.properties().contains(Level.Property.SOA);
  }

  /** Whether all levels together store coordinates. */
  boolean holdsCoordinates() {
    if (levels.size() < 2 || !levels.getFirst().properties().contains(Level.Property.NONUNIQUE)) return false;
    for (int i = 0; i < levels.size(); i++) {
      boolean compressed = levels.get(i).format() == Level.Format.COMPRESSED || levels.get(i).format() == Level.Format.LOOSE_COMPRESSED;
      if (i == 0 ? !compressed : levels.get(i).format() != Level.Format.SINGLETON) return false;
    }
    return true;
  }

  Type positionType() {
    return widthType(positionWidth);
  }

  Type coordinateType() {
    return widthType(coordinateWidth);
  }

  private static Type widthType(long width) {
    return width == 0 ? IndexType.INSTANCE : IntegerType.of((int) width);
  }

  private static List<String> numbered(String stem, int count) {
    return java.util.stream.IntStream.range(0, count).mapToObj(i -> stem + i).toList();
  }

  @Override
  public String dialect() {
    return "sparse_tensor";
  }
}
