// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.arith.CmpFOp;
import dev.freehold.arith.CmpIOp;
import dev.freehold.arith.FastMathAttr;
import dev.freehold.arith.FloatPredicate;
import dev.freehold.arith.IntegerPredicate;
import dev.freehold.arith.TruncFOp;
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
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The unknown contents of buffers on a path, and what is computed from them. */
final class Symbols {
  /** Beyond this many elements their values are not chosen, only how what is computed from them compares. */
  private static final int MAX_ELEMENTS = 2;
  private static final int MAX_ASKED = 6;
  /** Beyond this many conditions a value counts as unknown. */
  private static final int MAX_CONDITIONS = 32;

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
    if (element.isBoolean() && oracle.truth(element.identity()) instanceof Boolean holds) return holds ? -1L : 0L;
    return sample(element.type(), element.identity());
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
    return isNothing ? sample : new Term(mix(hash(sample), type.hashCode()), false, sample, type, null, Set.of(), false, this);
  }

  /** What is in a buffer after a kernel. */
  Buffer.Initial unknownContents(String name) {
    int seed = name.hashCode();
    return (offset, type) -> {
      if (!Kinds.isNumber(type)) return name + ", byte " + offset;
      long identity = mix(seed, offset);
      return new Term(identity, false, sample(type, identity), type, null, Set.of(), true, this);
    };
  }

  Object derived(Op op, Object[] operands, Object sample, Type type) {
    Origin origin = Origin.of(operands, this).orArbitrary(mayKeepPrecision(op));
    if (!type.equals(IntegerType.I1) || origin.isExact()) return computed(sample, type, origin);
    return switch (op) {
      case CmpIOp compare -> compared(compare.predicate(), operands, sample, origin);
      case CmpFOp compare -> compared(compare.predicate(), operands, sample, origin);
      default -> {
        long identity = op.name().hashCode();
        for (Object operand : operands) identity = mix(identity, hash(operand));
        yield condition(identity, false, sample, origin);
      }
    };
  }

  /** Whether an operation may round or not: passes drop such a truncation together with the extension of its result. */
  private static boolean mayKeepPrecision(Op op) {
    return op instanceof TruncFOp && op.attr("fastmath") instanceof FastMathAttr flags && flags.has(FastMathAttr.CONTRACT);
  }

  private Term computed(Object sample, Type type, Origin origin) {
    return new Term(mix(hash(sample), type.hashCode()), false, sample, type, origin.elements(), origin.conditions(), origin.isArbitrary(), this);
  }

  private Term condition(long identity, boolean isNegated, Object sample, Origin origin) {
    return new Term(identity, isNegated, sample, IntegerType.I1, origin.elements(), origin.conditions(), origin.isArbitrary(), this);
  }

  /** An element as a condition. */
  Term condition(Element element) {
    return condition(element.identity(), false, element.sample(), new Origin(Set.of(element), Set.of(), false));
  }

  /** What a value is that a condition has chosen. */
  Object chosen(Object value, Type type, Term condition) {
    if (value == Poison.INSTANCE || value instanceof Reference || value instanceof String) return value;
    condition.take();
    Set<Term> conditions = new LinkedHashSet<>(condition.asCondition());
    if (value instanceof Term term) conditions.addAll(term.conditions());
    if (conditions.size() > MAX_CONDITIONS || value instanceof Unknown unknown && unknown.sample() == null) {
      // It cannot be said what it depends on, so that everything may depend on the condition.
      condition.resolve();
      return value;
    }
    boolean isArbitrary = condition.isArbitrary();
    return switch (value) {
      case Term term -> term.with(new Origin(term.elements(), conditions, isArbitrary || term.isArbitrary()));
      case Element element -> new Term(element.identity(), false, element.sample(), type, Set.of(element), conditions, isArbitrary, this);
      default -> computed(value, type, new Origin(Set.of(), conditions, isArbitrary));
    };
  }

  /**
   * What a value was computed from.
   *
   * @param elements null where they are too many, or not only elements
   */
  record Origin(@Nullable Set<Element> elements, Set<Term> conditions, boolean isArbitrary) {
    static Origin of(Object[] operands, Symbols symbols) {
      Set<Element> elements = new HashSet<>();
      Set<Term> conditions = new LinkedHashSet<>();
      boolean isArbitrary = false;
      boolean isUnknown = false;
      for (Object operand : operands) {
        if (operand instanceof Unknown unknown && unknown.isBoolean()) {
          Term condition = unknown instanceof Element element ? symbols.condition(element) : (Term) unknown;
          condition.take();
          conditions.addAll(condition.asCondition());
          isArbitrary |= condition.isArbitrary();
        } else if (operand instanceof Element element) {
          elements.add(element);
        } else if (operand instanceof Term term) {
          isUnknown |= term.elements() == null;
          if (term.elements() != null) elements.addAll(term.elements());
          conditions.addAll(term.conditions());
          isArbitrary |= term.isArbitrary();
        }
      }
      if (conditions.size() > MAX_CONDITIONS) return new Origin(null, Set.of(), isArbitrary);
      return new Origin(isUnknown || elements.size() > MAX_ELEMENTS ? null : elements, conditions, isArbitrary);
    }

    /** The same, arbitrary moreover if {@code more} is. */
    Origin orArbitrary(boolean more) {
      return more ? new Origin(elements, conditions, true) : this;
    }

    boolean isExact() {
      return elements != null && elements.isEmpty();
    }
  }

  /** Whether a comes before b decides, too, whether b comes behind a, and does not come before it. */
  private Object compared(IntegerPredicate predicate, Object[] x, Object sample, Origin origin) {
    return switch (predicate) {
      case EQ -> comparison("eq", x[0], x[1], true, false, sample, origin);
      case NE -> comparison("eq", x[0], x[1], true, true, sample, origin);
      case SLT -> comparison("slt", x[0], x[1], false, false, sample, origin);
      case SGT -> comparison("slt", x[1], x[0], false, false, sample, origin);
      case SLE -> comparison("slt", x[1], x[0], false, true, sample, origin);
      case SGE -> comparison("slt", x[0], x[1], false, true, sample, origin);
      case ULT -> comparison("ult", x[0], x[1], false, false, sample, origin);
      case UGT -> comparison("ult", x[1], x[0], false, false, sample, origin);
      case ULE -> comparison("ult", x[1], x[0], false, true, sample, origin);
      case UGE -> comparison("ult", x[0], x[1], false, true, sample, origin);
    };
  }

  private Object compared(FloatPredicate predicate, Object[] x, Object sample, Origin origin) {
    return switch (predicate) {
      case OEQ -> comparison("oeq", x[0], x[1], true, false, sample, origin);
      case UNE -> comparison("oeq", x[0], x[1], true, true, sample, origin);
      case ONE -> comparison("one", x[0], x[1], true, false, sample, origin);
      case UEQ -> comparison("one", x[0], x[1], true, true, sample, origin);
      case OLT -> comparison("olt", x[0], x[1], false, false, sample, origin);
      case OGT -> comparison("olt", x[1], x[0], false, false, sample, origin);
      case UGE -> comparison("olt", x[0], x[1], false, true, sample, origin);
      case ULE -> comparison("olt", x[1], x[0], false, true, sample, origin);
      case OLE -> comparison("ole", x[0], x[1], false, false, sample, origin);
      case OGE -> comparison("ole", x[1], x[0], false, false, sample, origin);
      case UGT -> comparison("ole", x[0], x[1], false, true, sample, origin);
      case ULT -> comparison("ole", x[1], x[0], false, true, sample, origin);
      case ORD -> comparison("ord", x[0], x[1], true, false, sample, origin);
      case UNO -> comparison("ord", x[0], x[1], true, true, sample, origin);
      default -> sample;
    };
  }

  private Object comparison(String what, Object a, Object b, boolean isSymmetric, boolean isNegated, Object sample, Origin origin) {
    if (a == b) return sample;
    long first = hash(a);
    long second = hash(b);
    boolean turns = isSymmetric && first > second;
    long identity = mix(what.hashCode(), mix(turns ? second : first, turns ? first : second));
    return condition(identity, isNegated, sample, origin);
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
  static long mix(long a, long b) {
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
