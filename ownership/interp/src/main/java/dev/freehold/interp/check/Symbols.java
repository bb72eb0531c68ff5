// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.arith.CmpFOp;
import dev.freehold.arith.CmpIOp;
import dev.freehold.arith.FloatPredicate;
import dev.freehold.arith.IntegerPredicate;
import dev.freehold.interp.Poison;
import dev.freehold.interp.SharedTensor;
import dev.freehold.interp.Tensor;
import dev.freehold.interp.Unknown;
import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.semantics.Complex;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ComplexType;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerType;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The unknown contents of buffers on a path, and what is computed from them. */
final class Symbols {
  /** Beyond this many elements their values are not chosen, only how what is computed from them compares. */
  private static final int MAX_ELEMENTS = 2;
  private static final int MAX_ASKED = 6;

  private final Domains domains;
  private final DecisionPrefix oracle;

  private final boolean isOpaque;

  /** With elements that all have the same sample, where they are opaque. */
  Symbols(Domains domains, DecisionPrefix oracle, boolean isOpaque) {
    this.isOpaque = isOpaque;
    this.domains = domains;
    this.oracle = oracle;
  }

  boolean isOpaque() {
    return isOpaque;
  }

  Domains domains() {
    return domains;
  }

  DecisionPrefix oracle() {
    return oracle;
  }

  /** What stands in a buffer under some name. */
  Object element(String contents, long offset, Type type) {
    return Kinds.isNumber(type) ? new Element(contents, offset, type, this) : contents + ", byte " + offset;
  }

  /** An element is what the oracle chooses, once its value is needed, and until then a value that looks random. */
  Object sample(Element element) {
    oracle.sampled(element);
    return settled(element);
  }

  Object settled(Element element) {
    if (oracle.isAsked(element) || isOpaque) return element.open().settled();
    return sample(element.type(), mix(element.contents().hashCode(), element.offset()));
  }

  /**
   * Asks what some elements are, where there are few questions of that kind; what was computed from their samples must then be computed anew.
   * Otherwise false.
   */
  boolean ask(Set<Element> elements) {
    for (Element element : elements) {
      if (!oracle.isAsked(element) && oracle.askedCount() >= MAX_ASKED) return false;
    }
    boolean news = false;
    for (Element element : elements) {
      news |= !oracle.isAsked(element);
      element.resolve();
      oracle.asked(element);
    }
    if (news) throw new DecisionPrefix.Late();
    return true;
  }

  /** A symbol for all values that may be in its place. */
  Object unknown(Object sample, Type type) {
    boolean isNothing =
        sample == null || sample == Poison.INSTANCE || sample instanceof Unknown || sample instanceof Reference || sample instanceof String;
    return isNothing ? sample : new Term(mix(hash(sample), type.hashCode()), false, sample, type, null, false, this);
  }

  /** What is in a buffer after a kernel. */
  Buffer.Initial unknownContents(String name) {
    int seed = name.hashCode();
    return (offset, type) -> {
      if (!Kinds.isNumber(type)) return name + ", byte " + offset;
      long identity = mix(seed, offset);
      return new Term(identity, false, sample(type, identity), type, null, true, this);
    };
  }

  Object derived(Op op, Object[] operands, Object sample, Type type) {
    Set<Element> elements = elements(operands);
    if (!type.equals(IntegerType.I1)) return new Term(mix(hash(sample), type.hashCode()), false, sample, type, elements, isArbitrary(operands), this);
    return switch (op) {
      case CmpIOp compare -> compared(compare.predicate(), operands, sample, elements);
      case CmpFOp compare -> compared(compare.predicate(), operands, sample, elements);
      default -> {
        long identity = op.name().hashCode();
        for (Object operand : operands) identity = mix(identity, hash(operand));
        yield new Term(identity, false, sample, type, elements, isArbitrary(operands), this);
      }
    };
  }

  /** Whether a comes before b decides, too, whether b comes behind a, and does not come before it. */
  private Object compared(IntegerPredicate predicate, Object[] x, Object sample, @Nullable Set<Element> elements) {
    return switch (predicate) {
      case EQ -> comparison("eq", x[0], x[1], true, false, sample, elements);
      case NE -> comparison("eq", x[0], x[1], true, true, sample, elements);
      case SLT -> comparison("slt", x[0], x[1], false, false, sample, elements);
      case SGT -> comparison("slt", x[1], x[0], false, false, sample, elements);
      case SLE -> comparison("slt", x[1], x[0], false, true, sample, elements);
      case SGE -> comparison("slt", x[0], x[1], false, true, sample, elements);
      case ULT -> comparison("ult", x[0], x[1], false, false, sample, elements);
      case UGT -> comparison("ult", x[1], x[0], false, false, sample, elements);
      case ULE -> comparison("ult", x[1], x[0], false, true, sample, elements);
      case UGE -> comparison("ult", x[0], x[1], false, true, sample, elements);
    };
  }

  private Object compared(FloatPredicate predicate, Object[] x, Object sample, @Nullable Set<Element> elements) {
    return switch (predicate) {
      case OEQ -> comparison("oeq", x[0], x[1], true, false, sample, elements);
      case UNE -> comparison("oeq", x[0], x[1], true, true, sample, elements);
      case ONE -> comparison("one", x[0], x[1], true, false, sample, elements);
      case UEQ -> comparison("one", x[0], x[1], true, true, sample, elements);
      case OLT -> comparison("olt", x[0], x[1], false, false, sample, elements);
      case OGT -> comparison("olt", x[1], x[0], false, false, sample, elements);
      case UGE -> comparison("olt", x[0], x[1], false, true, sample, elements);
      case ULE -> comparison("olt", x[1], x[0], false, true, sample, elements);
      case OLE -> comparison("ole", x[0], x[1], false, false, sample, elements);
      case OGE -> comparison("ole", x[1], x[0], false, false, sample, elements);
      case UGT -> comparison("ole", x[0], x[1], false, true, sample, elements);
      case ULT -> comparison("ole", x[1], x[0], false, true, sample, elements);
      case ORD -> comparison("ord", x[0], x[1], true, false, sample, elements);
      case UNO -> comparison("ord", x[0], x[1], true, true, sample, elements);
      default -> sample;
    };
  }

  private Object comparison(String what, Object a, Object b, boolean isSymmetric, boolean isNegated, Object sample, @Nullable Set<Element> elements) {
    if (a == b) return sample;
    long first = hash(a);
    long second = hash(b);
    boolean turns = isSymmetric && first > second;
    long identity = mix(what.hashCode(), mix(turns ? second : first, turns ? first : second));
    return new Term(identity, isNegated, sample, IntegerType.I1, elements, isArbitrary(a, b), this);
  }

  /** The elements that operands come from; null where they are too many, or not only elements. */
  private static @Nullable Set<Element> elements(Object[] operands) {
    Set<Element> all = new HashSet<>();
    for (Object operand : operands) {
      switch (operand) {
        case Element element -> all.add(element);
        case Term term when term.elements() == null -> {
          return null;
        }
        case Term term -> all.addAll(term.elements());
        case null, default -> {}
      }
    }
    return all.size() > MAX_ELEMENTS ? null : all;
  }

  private static boolean isArbitrary(Object... operands) {
    for (Object operand : operands) {
      if (operand instanceof Term term && term.isArbitrary()) return true;
    }
    return false;
  }

  private static long hash(@Nullable Object value) {
    return switch (value) {
      case Term term when term.type().equals(IntegerType.I1) -> term.isNegated() ? ~term.identity() : term.identity();
      case Unknown unknown -> hash(unknown.sample());
      case Object[] elements -> {
        long hash = elements.length;
        for (Object element : elements) hash = mix(hash, hash(element));
        yield hash;
      }
      case SharedTensor tensor -> hash(tensor.value());
      case Tensor tensor -> mix(Arrays.hashCode(tensor.sizes()), hash(tensor.elements()));
      case Complex(Object real, Object imaginary) -> mix(hash(real), hash(imaginary));
      case Long number -> number;
      case null -> 0;
      default -> value.hashCode();
    };
  }

  /** The finalizer of SplitMix64 (Steele, Lea and Flood 2014). */
  private static long mix(long a, long b) {
    long z = a * 31 + b + 0x9E3779B97F4A7C15L;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  /** A sample of a type: floats between 1 and 2, integers that may well be indices of some buffer. */
  private static Object sample(Type type, long random) {
    return switch (type) {
      case FloatType f -> Kinds.boxed(f.format().fromDouble(1 + (random >>> 44) / (double) (1 << 20)), f);
      case ComplexType complex -> new Complex(sample(complex.element(), random), sample(complex.element(), mix(random, 1)));
      case IndexType index -> Kinds.boxed(BigInteger.valueOf(random & 3), index);
      default -> Kinds.boxed(BigInteger.valueOf(random & 0x7fff), type);
    };
  }
}
