// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.toy;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Trait;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;
import java.util.function.Function;

/** Operations with assembly formats that use everything the format language has. */
public final class ToyFormats {
  static final OpDef<?>[] ALL = {
      Optionals.DEF, Units.DEF, Clauses.DEF, Custom.DEF, Functional.DEF, Props.DEF, Regions.DEF, Ends.DEF, Attrs.DEF, Numbers.DEF, Arrays.DEF,
      Related.DEF,
      Punctuation.DEF, Hand.DEF, Elementwise.DEF, Same.DEF, Produce.DEF,
  };

  private ToyFormats() {}

  /** Groups with an alternative, and an optional operand and result. */
  public static final class Optionals extends Op {
    public static final OpDef<Optionals> DEF = OpDef.of("toy.optionals", Optionals.class, Optionals::new)
        .operand("first", TypeSet.ANY)
        .optionalOperand("second", TypeSet.ANY)
        .optionalResult("result", TypeSet.ANY)
        .optionalAttr("note", AttrSets.STRING)
        .assembly("$first (`,` $second^ `:` type($second)) : (`alone`)? (`note` `=` $note^)? attr-dict `:` type($first) (`->` type($result)^)?")
        .build();

    private Optionals(OpState<?> state) {
      super(state);
    }
  }

  /** Unit attributes that stand for a group, and ones that are written. */
  public static final class Units extends Op {
    public static final OpDef<Units> DEF = OpDef.of("toy.units", Units.class, Units::new)
        .optionalAttr("fast", AttrSets.UNIT)
        .optionalAttr("small", AttrSets.UNIT)
        .optionalAttr("level", AttrSets.I32)
        .assembly("(`fast` $fast^)? (`[` `small` $small^ `]`)? (`<` $level^ `>`)? attr-dict")
        .build();

    private Units(OpState<?> state) {
      super(state);
    }
  }

  /** Clauses in any order. */
  public static final class Clauses extends Op {
    public static final OpDef<Clauses> DEF = OpDef.of("toy.clauses", Clauses.class, Clauses::new)
        .operands("values", TypeSet.ANY)
        .optionalOperand("limit", TypeSets.INDEX)
        .operandSegments()
        .optionalAttr("order", AttrSets.I64)
        .optionalAttr("nowait", AttrSets.UNIT)
        .assembly(
            "oilist(`values` `(` $values `:` type($values) `)` | `limit` `(` $limit `:` type($limit) `)` | `order` `(` $order `)` | `nowait` $nowait) attr-dict")
        .build();

    private Clauses(OpState<?> state) {
      super(state);
    }
  }

  /** A directive that is written by hand, with references to what has been read. */
  public static final class Custom extends Op {
    public static final OpDef<Custom> DEF = OpDef.of("toy.custom", Custom.class, Custom::new)
        .operand("left", TypeSet.ANY)
        .operand("right", TypeSet.ANY)
        .attr("weight", AttrSets.I64)
        .assembly("custom<Swapped>($left, $right) `by` custom<Weight>($weight, ref($left)) attr-dict `:` type($left) `,` type($right)")
        .directive("Swapped", Directive.of(
            (p, f) -> {
              f.operands("right").add(p.expectOperand());
              p.expect("and");
              f.operands("left").add(p.expectOperand());
            },
            (op, out) -> out.operand(op.operand(1)).text(" and ").operand(op.operand(0))))
        .directive("Weight", Directive.of(
            (p, f) -> f.attr("weight", IntegerAttr.of(IntegerType.I64, p.expectInteger())),
            (op, out) -> out.attrWithoutType(op.prop(0))))
        .build();

    private Custom(OpState<?> state) {
      super(state);
    }
  }

  /** All operands, and a function type for both sides. */
  public static final class Functional extends Op {
    public static final OpDef<Functional> DEF = OpDef.of("toy.functional", Functional.class, Functional::new)
        .operands("inputs", TypeSet.ANY)
        .results("outputs", TypeSet.ANY)
        .attr("callee", AttrSets.FLAT_SYMBOL_REF)
        .assembly("$callee `(` $inputs `)` attr-dict `:` functional-type($inputs, $outputs)")
        .build();

    private Functional(OpState<?> state) {
      super(state);
    }
  }

  /** Properties in a dictionary of their own, and types of all operands and results. */
  public static final class Props extends Op {
    public static final OpDef<Props> DEF = OpDef.of("toy.props", Props.class, Props::new)
        .operands("inputs", TypeSet.ANY)
        .results("outputs", TypeSet.ANY)
        .optionalAttr("size", AttrSets.I64)
        .defaultAttr("mode", AttrSets.STRING, StringAttr.of("plain"))
        .assembly("prop-dict operands attr-dict `:` type(operands) `->` type(results)")
        .build();

    private Props(OpState<?> state) {
      super(state);
    }
  }

  /** Named regions, one of them perhaps not there. */
  public static final class Regions extends Op {
    public static final OpDef<Regions> DEF = OpDef.of("toy.regions", Regions.class, Regions::new)
        .region("first", OpDef.RegionKind.ANY)
        .region("others", OpDef.RegionKind.VARIADIC_ANY)
        .assembly("attr-dict-with-keyword $first (`else` $others^)?")
        .build();

    private Regions(OpState<?> state) {
      super(state);
    }
  }

  /** A terminator with all successors. */
  public static final class Ends extends Op implements Terminator {
    public static final OpDef<Ends> DEF = OpDef.of("toy.ends", Ends.class, Ends::new)
        .successor("first")
        .successors("others")
        .assembly("successors attr-dict")
        .build();

    private Ends(OpState<?> state) {
      super(state);
    }
  }

  /** Attributes of many kinds. */
  public static final class Attrs extends Op {
    public static final OpDef<Attrs> DEF = OpDef.of("toy.attrs", Attrs.class, Attrs::new)
        .attr("text", AttrSets.STRING)
        .optionalAttr("flag", AttrSets.BOOL)
        .optionalAttr("symbol", AttrSets.SYMBOL_REF)
        .optionalAttr("type", AttrSets.TYPE)
        .optionalAttr("map", AttrSets.AFFINE_MAP)
        .optionalAttr("set", AttrSets.INTEGER_SET)
        .optionalAttr("dict", AttrSets.DICT)
        .optionalAttr("list", AttrSets.ARRAY)
        .optionalAttr("where", AttrSets.LOCATION)
        .optionalAttr("any", AttrSet.ANY)
        .assembly("$text (`flag` $flag^)? (`symbol` $symbol^)? (`type` $type^)? (`map` $map^)? (`set` $set^)? (`dict` $dict^)? (`list` $list^)? "
            + "(`where` $where^)? (`any` qualified($any)^)? attr-dict")
        .build();

    private Attrs(OpState<?> state) {
      super(state);
    }
  }

  /** Numbers whose type the text leaves out. */
  public static final class Numbers extends Op {
    public static final OpDef<Numbers> DEF = OpDef.of("toy.numbers", Numbers.class, Numbers::new)
        .attr("small", AttrSets.I8)
        .attr("index", AttrSets.INDEX)
        .attr("positive", AttrSets.positive(AttrSets.I64))
        .attr("real", AttrSets.F32)
        .optionalAttr("narrow", AttrSets.confined(AttrSets.I32, "is even", a -> !((IntegerAttr) a).value().testBit(0)))
        .assembly("$small $index $positive $real (`narrow` $narrow^)? attr-dict")
        .build();

    private Numbers(OpState<?> state) {
      super(state);
    }
  }

  /** Arrays of numbers. */
  public static final class Arrays extends Op {
    public static final OpDef<Arrays> DEF = OpDef.of("toy.arrays", Arrays.class, Arrays::new)
        .attr("bools", AttrSets.DENSE_BOOL_ARRAY)
        .attr("bytes", AttrSets.DENSE_I8_ARRAY)
        .attr("longs", AttrSets.DENSE_I64_ARRAY)
        .attr("reals", AttrSets.DENSE_F64_ARRAY)
        .optionalAttr("list", AttrSets.I64_ARRAY)
        .assembly("$bools `,` $bytes `,` $longs `,` $reals (`,` $list^)? attr-dict")
        .build();

    private Arrays(OpState<?> state) {
      super(state);
    }
  }

  /** Types that follow from others, and types that need not be written. */
  public static final class Related extends Op {
    public static final OpDef<Related> DEF = OpDef.of("toy.related", Related.class, Related::new)
        .operand("box", TypeSet.of("box", BoxType.class::isInstance))
        .operand("index", TypeSets.INDEX)
        .operands("more", TypeSets.I32)
        .result("content", TypeSet.ANY)
        .typeFrom("the content has the type that the box says", "box", "content", type -> ((BoxType) type).content())
        .assembly("$box `[` $index `]` `(` $more `)` attr-dict `:` qualified(type($box))")
        .build();

    private Related(OpState<?> state) {
      super(state);
    }
  }

  /** Every way to stand close together or apart. */
  public static final class Punctuation extends Op {
    public static final OpDef<Punctuation> DEF = OpDef.of("toy.punctuation", Punctuation.class, Punctuation::new)
        .operand("a", TypeSets.I32)
        .operand("b", TypeSets.I32)
        .assembly("`{` $a `}` `` `[` $b `]` ` ` `?` `\\n` `end` `->` `<` `>` attr-dict")
        .build();

    private Punctuation(OpState<?> state) {
      super(state);
    }
  }

  /** Syntax without a format. */
  public static final class Hand extends Op {
    public static final OpDef<Hand> DEF = OpDef.of("toy.hand", Hand.class, Hand::new)
        .operands("values", TypeSet.ANY)
        .region("body", OpDef.RegionKind.ANY)
        .syntax(OpSyntax.of(
            (p, state) -> {
              var operands = p.operandList(Delimiter.PAREN);
              p.attrDict(state);
              if (!operands.isEmpty()) p.expect(":");
              var types = operands.isEmpty() ? List.<Type>of() : p.typeListNoParens();
              state.operands(p.resolve(operands, types, p.loc()));
              var arguments = p.argumentList(Delimiter.SQUARE, true, true);
              state.regions(p.region(arguments));
            },
            (op, out) -> {
              out.text("(").operands(op.operands()).text(")").attrDict(op);
              if (op.operandCount() > 0) out.text(" : ").typesOf(op.operands());
              out.text(" [").list(op.region(0).isEmpty() ? List.of() : op.region(0).first().arguments(), a -> out.regionArgument(a, true)).text("] ");
              out.region(op.region(0), false, true);
            }))
        .build();

    private Hand(OpState<?> state) {
      super(state);
    }
  }

  /** Works on elements. */
  public static final class Elementwise extends Op {
    public static final OpDef<Elementwise> DEF = unary("toy.elementwise", Elementwise.class, Elementwise::new, Traits.elementwiseMappable());

    private Elementwise(OpState<?> state) {
      super(state);
    }
  }

  /** Under every constraint on shapes at once. */
  public static final class Same extends Op {
    public static final OpDef<Same> DEF = unary("toy.same", Same.class, Same::new, Traits.SAME_OPERANDS_SHAPE, Traits.SAME_OPERANDS_AND_RESULT_SHAPE,
        Traits.SAME_OPERANDS_AND_RESULT_RANK, Traits.SAME_OPERANDS_ELEMENT_TYPE, Traits.SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
        Traits.SAME_TYPE_OPERANDS,
        Traits.SAME_OPERANDS_AND_RESULT_TYPE, Traits.RESULTS_BROADCASTABLE_SHAPE, Traits.RESULTS_ARE_FLOAT_LIKE);

    private Same(OpState<?> state) {
      super(state);
    }
  }

  private static <O extends Op> OpDef<O> unary(String name, Class<O> kind, Function<OpState<O>, O> constructor, Trait... traits) {
    return OpDef.of(name, kind, constructor)
        .operands("inputs", TypeSet.ANY)
        .results("outputs", TypeSet.ANY)
        .optionalAttr("scale", AttrSets.F64, FloatAttr.of(FloatType.F64, 1.0))
        .traits(traits)
        .assembly("operands (`scale` $scale^)? attr-dict `:` functional-type(operands, results)")
        .build();
  }

  /** Several result segments, so that their sizes are recorded. */
  public static final class Produce extends Op {
    public static final OpDef<Produce> DEF = OpDef.of("toy.produce", Produce.class, Produce::new)
        .results("some", TypeSet.ANY)
        .optionalResult("perhaps", TypeSet.ANY)
        .results("others", TypeSet.ANY)
        .resultSegments()
        .assembly("custom<Segments>($resultSegmentSizes) `:` type($some) (`,` `maybe` type($perhaps)^)? (`and` type($others)^)? attr-dict")
        .directive("Segments", Directive.of(
            (p, f) -> f.attr(OpDef.RESULT_SEGMENTS, p.attribute()),
            (op, out) -> out.attr(op.attr(OpDef.RESULT_SEGMENTS))))
        .build();

    private Produce(OpState<?> state) {
      super(state);
    }
  }
}
