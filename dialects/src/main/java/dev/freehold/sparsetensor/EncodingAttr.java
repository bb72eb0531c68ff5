// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.Type;
import dev.freehold.ir.affine.AffineBinary;
import dev.freehold.ir.affine.AffineDim;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.affine.AffinePrinter;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/**
 * How a tensor stores its elements: {@code #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>}.
 *
 * @param slices for each dimension the slice that it is, or null
 * @param explicitValue the only value that is stored, or null
 * @param implicitValue the value of what is not stored, or null for zero
 * @param ofLevels whether only the storage of levels counts, and dimensions are levels: see {@link #onlyLevels}
 */
public record EncodingAttr(
    AffineMap map, List<SliceAttr> slices, List<Level> levels, long positionWidth, long coordinateWidth, Attribute explicitValue,
    Attribute implicitValue, boolean ofLevels) implements Attribute {
  private static final Set<Long> WIDTHS = Set.of(0L, 8L, 16L, 32L, 64L);

  /** Reads what follows {@code #sparse_tensor.encoding}. */
  static EncodingAttr parse(AttrParser p) {
    return parse(p, p.loc() - "encoding".length());
  }

  /** Reads an encoding where nothing else can stand, so that its name may be left out. */
  static EncodingAttr parseShort(AttrParser p) {
    int loc = p.loc();
    if (p.isNext("<")) return parse(p, loc);
    if (p.attribute() instanceof EncodingAttr encoding) return encoding;
    throw p.error(loc, "expected '<'");
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
      String key = p.expectKeyword("key");
      p.expect("=");
      switch (key) {
        case "map" -> map = levels.parse();
        case "posWidth" -> positionWidth = p.expectInteger();
        case "crdWidth" -> coordinateWidth = p.expectInteger();
        case "explicitVal" -> explicitValue = p.attribute();
        case "implicitVal" -> implicitValue = p.attribute();
        default -> throw p.error(name, "unexpected key: " + key);
      }
      if (!p.accept(",")) break;
    }
    p.expect("}");
    p.expect(">");
    if (map == null) throw p.error(name, "expected a non-empty array for lvlTypes");
    EncodingAttr encoding =
        new EncodingAttr(map, Collections.unmodifiableList(levels.slices), List.copyOf(levels.levels), positionWidth, coordinateWidth, explicitValue, implicitValue, false);
    String wrong = encoding.fault();
    if (wrong != null) throw p.error(name, wrong);
    return encoding;
  }

  private String fault() {
    if (map.numSymbols() == 0 && !isInvertible()) return "failed to infer lvlToDim from dimToLvl";
    if (!WIDTHS.contains(positionWidth)) return "unexpected position bitwidth: " + positionWidth;
    if (!WIDTHS.contains(coordinateWidth)) return "unexpected coordinate bitwidth: " + coordinateWidth;
    boolean afterBatches = false;
    boolean afterCompressed = false;
    for (Level level : levels) {
      if (level.format() == Level.Format.BATCH && afterBatches) return "Batch lvlType can only be leading levels.";
      if (level.format() == Level.Format.SINGLETON && !afterCompressed) return "expected compressed or loose_compressed level before singleton level";
      afterBatches |= level.format() != Level.Format.BATCH;
      afterCompressed |= level.format() == Level.Format.COMPRESSED || level.format() == Level.Format.LOOSE_COMPRESSED;
    }
    return null;
  }

  /** Whether levels are dimensions, or quotients and remainders of them. */
  private boolean isInvertible() {
    if (map.isPermutation()) return true;
    boolean blocks = false;
    for (AffineExpr level : map.results()) {
      if (level instanceof AffineDim) continue;
      if (!(level instanceof AffineBinary part) || !(part.lhs() instanceof AffineDim)) return false;
      if (part.kind() != AffineBinary.Kind.FLOOR_DIV && part.kind() != AffineBinary.Kind.MOD) return false;
      blocks = true;
    }
    return blocks;
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

  /** The encoding by which metadata is known: that of the levels, whatever dimensions they come from and however wide numbers are. */
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
