// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Block;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ComplexType;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.Printing;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Builds the body of a named operation, for the types that its operands have. */
final class BodyBuilder {
  /** An operation cannot be built for the types of its operands. */
  static final class Unsupported extends RuntimeException {
    Unsupported(String message) {
      super(message, null, false, false);
    }

    @Override
    public String getMessage() {
      return Objects.requireNonNull(super.getMessage(), "the constructor sets it");
    }
  }

  private static final Set<String> COMPLEX = Set.of("add", "sub", "mul", "div");

  private final Registry registry;
  private final Rewriter rewriter;
  private final OpState<?> state;
  private final Block block;
  private final Consumer<String> warnings;

  private BodyBuilder(OpState<?> state, Registry registry, Region region, Consumer<String> warnings) {
    this.state = state;
    this.registry = registry;
    this.warnings = warnings;
    rewriter = new Rewriter(registry);
    block = rewriter.createBlock(region, null, StructuredSyntax.elementTypes(state.operands()), Location.UNKNOWN);
    rewriter.atEnd(block).withLocation(Location.UNKNOWN);
  }

  /** A region that yields the first element, located as the operands are. */
  static Region moving(OpState<?> state, Registry registry, Location location) {
    Region region = new Region();
    Rewriter rewriter = new Rewriter(registry);
    Block block = rewriter.createBlock(region);
    for (Value operand : state.operands()) rewriter.addArgument(block, TypeSets.elementOrSelf(operand.type()), operand.location());
    rewriter.atEnd(block).create(YieldOp.of(List.of(block.argument(0))).at(location));
    return region;
  }

  /** A region with a body for the operands and attributes that {@code state} has; it was not in a text, so its location is unknown. */
  static Region build(Body body, OpState<?> state, Registry registry, Consumer<String> warnings) {
    Region region = new Region();
    BodyBuilder builder = new BodyBuilder(state, registry, region, warnings);
    Value result = body.build(builder);
    builder.rewriter.create(YieldOp.of(List.of(result)));
    return region;
  }

  Value argument(int i) {
    return block.argument(i);
  }

  Value last() {
    return block.argument(block.argumentCount() - 1);
  }

  /** The value in the type of the result, signed unless the attribute {@code cast} is for unsigned. */
  Value toResult(Value value) {
    boolean unsigned = state.attr("cast") instanceof EnumAttr cast && cast.keyword().equals("cast_unsigned");
    return cast(value, last().type(), unsigned);
  }

  Value toResultUnsigned(Value value) {
    return cast(value, last().type(), true);
  }

  /** An operand less its zero point. */
  Value shifted(int operand, int zero) {
    return binary("sub", toResult(argument(operand)), toResult(argument(zero)));
  }

  Value index(int loop) {
    return rewriter.create(IndexOp.of(loop)).result();
  }

  Value floatConstant(double value) {
    return constant(FloatAttr.of(FloatType.F64, value));
  }

  Value constant(dev.freehold.ir.attribute.Attribute value) {
    return rewriter.create(dev.freehold.arith.ConstantOp.of(value)).result();
  }

  Value cast(Value value, Type type, boolean unsigned) {
    Type from = value.type();
    if (from.equals(type)) return value;
    return switch (type) {
      case IntegerType to when from instanceof FloatType -> create(unsigned ? "arith.fptoui" : "arith.fptosi", to, value);
      case IntegerType to when from instanceof IndexType -> create("arith.index_cast", to, value);
      case IntegerType to when from instanceof IntegerType old && old.width() < to.width() ->
          create(unsigned ? "arith.extui" : "arith.extsi", to, value);
      case IntegerType to when from instanceof IntegerType old && old.width() > to.width() -> create("arith.trunci", to, value);
      case FloatType to when from instanceof IntegerType -> create(unsigned ? "arith.uitofp" : "arith.sitofp", to, value);
      case FloatType to when from instanceof FloatType old && old.width() < to.width() -> create("arith.extf", to, value);
      case FloatType to when from instanceof FloatType old && old.width() > to.width() -> create("arith.truncf", to, value);
      case ComplexType(FloatType part) when from instanceof FloatType || from instanceof IntegerType -> complex(value, part, unsigned);
      case ComplexType(FloatType part) when from instanceof ComplexType(FloatType old) -> partsOf(value, old, part);
      case IntegerType to when from instanceof IntegerType -> value;
      case FloatType to when from instanceof FloatType -> value;
      default -> {
        warnings.accept("could not cast operand of type " + Printing.quoted(from) + " to " + Printing.quoted(type));
        yield value;
      }
    };
  }

  private Value partsOf(Value value, FloatType from, FloatType to) {
    Value real = create("complex.re", from, value);
    Value imaginary = create("complex.im", from, value);
    String resize = from.width() > to.width() ? "arith.truncf" : "arith.extf";
    return create("complex.create", new ComplexType(to), create(resize, to, real), create(resize, to, imaginary));
  }

  private Value complex(Value value, FloatType part, boolean unsigned) {
    Value real = cast(value, part, unsigned);
    return create("complex.create", new ComplexType(part), real, constant(new FloatAttr(part, BigInteger.ZERO)));
  }

  Value unary(String function, Value value) {
    if (!(value.type() instanceof FloatType type)) throw new Unsupported("unsupported non numeric type");
    return switch (function) {
      case "abs" -> create("math.absf", type, value);
      case "negf" -> create("arith.negf", type, value);
      case "square" -> create("arith.mulf", type, value, value);
      case "reciprocal" -> create("arith.divf", type, constant(FloatAttr.of(type, 1)), value);
      case "round" -> create("math.round", type, value);
      default -> create("math." + function, type, value);
    };
  }

  /** A function of two values of one type. */
  Value binary(String function, Value a, Value b) {
    String suffix = suffix(a.type());
    if (suffix == null || !suffix.equals(suffix(b.type()))) {
      throw new Unsupported("Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got "
          + Printing.quoted(a.type()) + " and " + Printing.quoted(b.type()));
    }
    boolean bool = a.type().equals(IntegerType.I1) && b.type().equals(IntegerType.I1);
    if (bool && (function.equals("sub") || function.equals("div"))) throw new Unsupported("unsupported operation: " + function + " with bools");
    if (function.endsWith("_unsigned") && (bool || !suffix.equals("i"))) {
      throw new Unsupported("unsupported operation: unsigned " + function.substring(0, 3) + " not on uint");
    }
    boolean complex = suffix.equals("complex") && COMPLEX.contains(function);
    String name = complex ? "complex." + function : bool ? ofBools(function) : ofNumbers(function, suffix);
    return create(name, a.type(), a, b);
  }

  private static String ofBools(String function) {
    return switch (function) {
      case "add" -> "arith.ori";
      case "mul" -> "arith.andi";
      default -> ofNumbers(function, "i");
    };
  }

  private static String ofNumbers(String function, String suffix) {
    boolean real = suffix.equals("f");
    return switch (function) {
      case "add", "sub", "mul" -> "arith." + function + suffix;
      case "div" -> real ? "arith.divf" : "arith.divsi";
      case "div_unsigned" -> "arith.divui";
      case "max_signed" -> real ? "arith.maximumf" : "arith.maxsi";
      case "min_signed" -> real ? "arith.minimumf" : "arith.minsi";
      case "max_unsigned" -> "arith.maxui";
      case "min_unsigned" -> "arith.minui";
      case "powf" -> "math.powf";
      default -> throw new IllegalArgumentException(function);
    };
  }

  private static @Nullable String suffix(Type type) {
    return switch (type) {
      case FloatType f -> "f";
      case IntegerType i -> "i";
      case ComplexType c -> "complex";
      default -> null;
    };
  }

  Value select(Value condition, Value then, Value otherwise) {
    return create("arith.select", then.type(), condition, then, otherwise);
  }

  private Value create(String name, Type type, Value... operands) {
    return rewriter.create(registry.opDef(name).state().operands(operands).results(type)).result();
  }
}
