// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Checker;
import dev.freehold.ir.affine.AffineBinary;
import dev.freehold.ir.affine.AffineConstant;
import dev.freehold.ir.affine.AffineDim;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.affine.AffineSymbol;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What makes a structured operation a convolution: the input is read through windows, in which one loop moves the window and another
 * moves inside of it, and each loop has its role.
 */
final class ConvolutionVerifier {
  private static final String OTHER_LOOP = "unexpected loop dimension for convolution op";

  /** The loops that alone index the input. */
  private final BitSet single = new BitSet();
  /** The loops that index the input together with another one. */
  private final BitSet windowed = new BitSet();

  private ConvolutionVerifier() {}

  static void verify(StructuredOp op, Checker check) {
    String fault = new ConvolutionVerifier().fault(op);
    if (fault != null) check.plainError(fault);
  }

  private @Nullable String fault(StructuredOp op) {
    if (op.inputs().size() < 2 || op.inits().size() != 1) return "expected op with 2 inputs and 1 output";
    List<AffineMap> maps = op.indexingMaps();
    List<EnumAttr> types = op.iteratorTypes();
    // Maps that the text gives may be any; where they do not even fit the operation, that is found later.
    if (maps.size() <= op.inputs().size() || maps.stream().anyMatch(map -> map.numDims() != types.size())) return null;
    for (AffineExpr place : maps.getFirst().results()) {
      if (!isInput(place)) return "unexpected input index map for convolutions";
    }
    AffineMap filter = maps.get(1);
    AffineMap output = maps.getLast();
    if (!filter.isProjectedPermutation(false) || !output.isProjectedPermutation(false)) {
      return "expected output/filter indexing maps to be projected permutations";
    }
    return loopFault(dims(filter), dims(output), types);
  }

  private boolean isInput(AffineExpr place) {
    if (place instanceof AffineDim(int dim)) return isNew(dim, single);
    return place instanceof AffineBinary sum && sum.kind() == AffineBinary.Kind.ADD && isScaled(sum.lhs()) && isScaled(sum.rhs());
  }

  /** Whether it is a loop, or a loop times a stride or dilation. */
  private boolean isScaled(AffineExpr part) {
    if (part instanceof AffineDim(int dim)) return isNew(dim, windowed);
    if (!(part instanceof AffineBinary product) || product.kind() != AffineBinary.Kind.MUL) return false;
    boolean scaled = product.rhs() instanceof AffineConstant || product.rhs() instanceof AffineSymbol;
    return scaled && product.lhs() instanceof AffineDim(int dim) && isNew(dim, windowed);
  }

  private boolean isNew(int dim, BitSet kind) {
    if (single.get(dim) || windowed.get(dim)) return false;
    kind.set(dim);
    return true;
  }

  private static BitSet dims(AffineMap map) {
    BitSet dims = new BitSet();
    for (int i = 0; i < map.numResults(); i++) dims.set(map.dimPosition(i));
    return dims;
  }

  private @Nullable String loopFault(BitSet filter, BitSet output, List<EnumAttr> types) {
    for (int dim = output.nextSetBit(0); dim >= 0; dim = output.nextSetBit(dim + 1)) {
      boolean known = windowed.get(dim) ? !filter.get(dim) : single.get(dim) || filter.get(dim);
      if (!known) return OTHER_LOOP;
      if (types.get(dim) != LinalgEnums.PARALLEL) return "expected all iterators used to access outputs to be parallel";
    }
    for (int dim = filter.nextSetBit(0); dim >= 0; dim = filter.nextSetBit(dim + 1)) {
      if (output.get(dim)) continue;
      if (!single.get(dim) && !windowed.get(dim)) return OTHER_LOOP;
      if (types.get(dim) != LinalgEnums.REDUCTION) return "expected all iterators not used to access outputs to be reduction";
    }
    filter.or(output);
    if (filter.cardinality() != types.size()) return OTHER_LOOP;
    return windowed.isEmpty() ? "expected convolved dim to be non-empty" : null;
  }
}
