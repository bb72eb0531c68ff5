// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import org.jspecify.annotations.Nullable;

/** The constraints of copies that go on while the thread does other things, and of prefetches. */
final class CopyVerifier {
  private static final String DIMENSIONS = "expects coordinates between 1 to 5 dimension";

  private CopyVerifier() {}

  static void shared(Op op, Checker check) {
    String modifier = NvvmVerifier.keyword(op, "modifier");
    long size = NvvmVerifier.number(op, "size");
    if (!modifier.equals("cg") && !modifier.equals("ca")) check.plainError("Only CG and CA cache modifiers are supported.");
    else if (size != 4 && size != 8 && size != 16) check.plainError("expected byte size to be either 4, 8 or 16.");
    else if (modifier.equals("cg") && size != 16) check.plainError("CG cache modifier is only support for 16 bytes copy.");
  }

  static void toCluster(Op op, Checker check) {
    boolean own = NvvmVerifier.space(op.operand("dstMem")) == NvvmVerifier.SHARED;
    if (own && NvvmVerifier.has(op, "multicastMask")) check.plainError("Multicast is not supported with shared::cta mode.");
  }

  /** A tensor is stored to global memory. */
  static void storeTensor(Op op, Checker check) {
    String mode = NvvmVerifier.keyword(op, "mode");
    if (NvvmVerifier.has(op, "predicate")) {
      if (!mode.equals("tile")) check.plainError("Inline-ptx lowering supported only for Tile mode.");
      else if (NvvmVerifier.has(op, "l2CacheHint")) check.plainError("Inline-ptx lowering unsupported with L2 cache-hint.");
      if (check.failed()) return;
    }
    int dimensions = op.operandSegment("coordinates").size();
    if (!mode.equals("tile_scatter4")) stored(op, dimensions, mode, check);
    else if (dimensions != 5) check.plainError("Scatter4 mode expects 5 coordinates");
  }

  static void reduceTensor(Op op, Checker check) {
    String mode = NvvmVerifier.keyword(op, "mode");
    if (mode.equals("tile_scatter4")) check.plainError("Scatter mode unsupported for CpAsyncBulkTensorReduceOp");
    else stored(op, op.operandSegment("coordinates").size(), mode, check);
  }

  private static void stored(Op op, int dimensions, String mode, Checker check) {
    if (dimensions < 1 || dimensions > 5) {
      check.errorAt(op.location(), DIMENSIONS);
    } else if (mode.equals("im2col") && dimensions < 3) {
      check.errorAt(op.location(), "to use im2col mode, the tensor has to be at least 3-dimensional");
    }
  }

  /** A tensor is loaded from global memory. */
  static void loadTensor(Op op, Checker check) {
    String mode = NvvmVerifier.keyword(op, "mode");
    boolean own = NvvmVerifier.isSet(op, "isCTAOnly");
    String wrong = null;
    if (NvvmVerifier.has(op, "predicate")) {
      if (own) wrong = "Predicate is supported only for shared::cluster mode.";
      else if (!mode.equals("tile") && !mode.equals("im2col")) wrong = "Predicate is supported only for Tile and Im2col modes.";
    } else if (NvvmVerifier.space(op.operand("dstMem")) != (own ? NvvmVerifier.SHARED : NvvmVerifier.CLUSTER)) {
      wrong = own ? "Shared::cta destination requires address-space 3." : "Shared::cluster destination requires address-space 7.";
    } else if (own && NvvmVerifier.has(op, "multicastMask")) {
      wrong = "Multicast is not supported with shared::cta mode.";
    } else if (own && op.attr("group") != null) {
      wrong = "CTAGroup is not supported with shared::cta mode.";
    }
    if (wrong != null) check.plainError(wrong);
    else loaded(op, check);
  }

  /** The coordinates and offsets that a mode of loads asks for. */
  static void loaded(Op op, Checker check) {
    String mode = NvvmVerifier.keyword(op, "mode");
    int dimensions = op.operandSegment("coordinates").size();
    int offsets = op.operandSegment("im2colOffsets").size();
    int expected = mode.equals("im2col") ? dimensions - 2 : mode.startsWith("im2col") ? 2 : 0;
    String wrong = null;
    if (dimensions < 1 || dimensions > 5) {
      wrong = DIMENSIONS;
    } else if (mode.equals("tile_gather4") && dimensions != 5) {
      wrong = "Gather4 mode expects 5 coordinates";
    } else if (mode.startsWith("im2col") && dimensions < 3) {
      wrong = "to use " + mode + " mode, the tensor has to be at least 3-dimensional";
    } else if (offsets != expected) {
      wrong = " im2col offsets expected " + expected + " (provided " + offsets + ")";
    }
    if (wrong != null) check.errorAt(op.location(), wrong);
  }

  static void prefetch(Op op, Checker check) {
    long space = NvvmVerifier.space(op.operand("addr"));
    String level = NvvmVerifier.optionalKeyword(op, "cacheLevel");
    boolean map = op.attr("tensormap") != null;
    String wrong = map && level != null ? "cannot specify both tensormap and cache level"
        : map ? prefetchedMap(op, space) : level != null ? prefetchedLine(op, level, space)
            : "requires specification of either cache level or tensormap";
    if (wrong != null) check.error(wrong);
  }

  private static @Nullable String prefetchedMap(Op op, long space) {
    if (space != NvvmVerifier.GENERIC && space != NvvmVerifier.CONSTANT) return "prefetch tensormap requires a generic or constant pointer";
    if (op.attr("evictPriority") != null) return "prefetch tensormap does not support eviction priority";
    boolean parameter = op.attr("in_param_space") != null;
    return parameter && space != NvvmVerifier.GENERIC ? "in_param_space can only be specified for a generic pointer" : null;
  }

  private static @Nullable String prefetchedLine(Op op, String level, long space) {
    if (space != NvvmVerifier.GENERIC && space != NvvmVerifier.GLOBAL && space != NvvmVerifier.LOCAL) {
      return "prefetch to cache level requires a generic, global, or local pointer";
    }
    if (op.attr("uniform") != null) {
      if (!level.equals("L1")) return "unsupported cache level, the only supported uniform cache level is L1";
      if (space != NvvmVerifier.GENERIC) return "prefetch to uniform cache requires a generic pointer";
    }
    String priority = NvvmVerifier.optionalKeyword(op, "evictPriority");
    if (priority != null) {
      if (!level.equals("L2")) return "cache eviction priority supported only for cache level L2";
      if (space != NvvmVerifier.GLOBAL) return "cache eviction priority requires a global pointer";
      if (!priority.equals("evict_normal") && !priority.equals("evict_last")) {
        return "unsupported cache eviction priority, only evict_last and evict_normal are supported";
      }
    }
    return NvvmVerifier.has(op, "predicate") ? "predicate supported only on prefetch tensormap" : null;
  }

  static void fill(Op op, Checker check) {
    long value = NvvmVerifier.number(op, "initVal");
    if (value != 0) check.error("only 0 is supported for initVal, got " + value);
  }
}
