// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.toy;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.GraphRegion;
import dev.freehold.ir.iface.NoTerminator;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.RegionTerminator;
import dev.freehold.ir.iface.ReturnLike;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.iface.SymbolUser;
import dev.freehold.ir.iface.ViewLike;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Operations with values, branches, regions and symbols. */
public final class ToyOps {
  static final OpDef<?>[] ALL = {
      Any.DEF, Compute.DEF, Constant.DEF, Add.DEF, Groups.DEF, Branch.DEF, CondBranch.DEF, Switch.DEF, Return.DEF, Func.DEF, Yield.DEF,
      Scope.DEF, Loop.DEF, Alloc.DEF, View.DEF, Free.DEF, Graph.DEF,
  };

  private ToyOps() {}

  /** Anything: any operands, results, regions and successors, with unknown effects. */
  public static final class Any extends Op {
    public static final OpDef<Any> DEF = OpDef.of("toy.any", Any.class, Any::new)
        .operands("inputs", TypeSet.ANY)
        .results("outputs", TypeSet.ANY)
        .region("bodies", OpDef.RegionKind.VARIADIC_ANY)
        .build();

    private Any(OpState<?> state) {
      super(state);
    }

    public static OpState<Any> of(List<? extends Value> operands, Type... results) {
      return DEF.state().operands(operands).results(results);
    }
  }

  /** Anything without an effect. */
  public static final class Compute extends Op implements Pure {
    public static final OpDef<Compute> DEF = OpDef.of("toy.compute", Compute.class, Compute::new)
        .operands("inputs", TypeSet.ANY)
        .results("outputs", TypeSet.ANY)
        .assembly("operands attr-dict `:` functional-type(operands, results)")
        .build();

    private Compute(OpState<?> state) {
      super(state);
    }

    public static OpState<Compute> of(List<? extends Value> operands, Type... results) {
      return DEF.state().operands(operands).results(results);
    }
  }

  /** A known value: {@code %c = toy.constant 4 : i32}. */
  public static final class Constant extends Op implements ConstantLike, Pure {
    public static final OpDef<Constant> DEF = OpDef.of("toy.constant", Constant.class, Constant::new)
        .attr("value", AttrSets.TYPED)
        .result("result", TypeSet.ANY)
        .inferResults(state -> state.prop(0) instanceof IntegerAttr number ? List.of(number.type()) : null)
        .assembly("$value attr-dict")
        .build();

    private Constant(OpState<?> state) {
      super(state);
    }

    public static OpState<Constant> of(Attribute value, Type type) {
      return DEF.state().prop(0, value).results(type);
    }

    @Override
    public Attribute value() {
      return prop(0);
    }
  }

  /** {@code %c = toy.add %a, %b : i32}; adding nothing is nothing, and adding constants another constant. */
  public static final class Add extends Op implements Pure {
    public static final OpDef<Add> DEF = OpDef.of("toy.add", Add.class, Add::new)
        .operand("lhs", TypeSets.SIGNLESS_INTEGER)
        .operand("rhs", TypeSets.SIGNLESS_INTEGER)
        .result("result", TypeSets.SIGNLESS_INTEGER)
        .sameType("lhs", "rhs", "result")
        .inferResults(state -> state.operands().isEmpty() ? null : List.of(state.operands().getFirst().type()))
        .traits(Traits.COMMUTATIVE)
        .canonicalize("associate", Add::associate)
        .assembly("$lhs `,` $rhs attr-dict `:` type($result)")
        .build();

    private Add(OpState<?> state) {
      super(state);
    }

    public static OpState<Add> of(Value lhs, Value rhs) {
      return DEF.state().operands(lhs, rhs).results(lhs.type());
    }

    @Override
    protected List<Folded> fold(Rewriter rw) {
      if (!(ConstantLike.of(operand(1)) instanceof IntegerAttr right)) return null;
      if (right.value().signum() == 0) return List.of(operand(0));
      if (!(ConstantLike.of(operand(0)) instanceof IntegerAttr left)) return null;
      return List.of(IntegerAttr.of(result().type(), left.value().add(right.value()).longValue()));
    }

    /** (x + c) + d = x + (c + d); where x is a constant too this would go round, and folding does better. */
    private static void associate(Add op, Rewriter rw) {
      if (!(op.operand(0).definingOp() instanceof Add inner) || ConstantLike.of(inner.operand(0)) != null) return;
      if (ConstantLike.of(op.operand(1)) == null || ConstantLike.of(inner.operand(1)) == null) return;
      Value constants = rw.create(Add.of(inner.operand(1), op.operand(1))).result();
      rw.replaceWith(op, Add.of(inner.operand(0), constants));
    }
  }

  /** Three operand segments whose sizes are recorded: {@code toy.groups %a, [%b], (%c, %d) : i32, [i32], (i1, i1)}. */
  public static final class Groups extends Op {
    public static final OpDef<Groups> DEF = OpDef.of("toy.groups", Groups.class, Groups::new)
        .operands("first", TypeSet.ANY)
        .optionalOperand("second", TypeSet.ANY)
        .operands("third", TypeSet.ANY)
        .operandSegments()
        .assembly("($first^ `:` type($first))? (`[` $second^ `:` type($second) `]`)? (`(` $third^ `:` type($third) `)`)? attr-dict")
        .build();

    private Groups(OpState<?> state) {
      super(state);
    }

    public static OpState<Groups> of(Collection<Value> first, Collection<Value> second, Collection<Value> third) {
      return DEF.state().operandSegments(first, second, third);
    }
  }

  /** {@code toy.br ^next(%a : i32)}. */
  public static final class Branch extends Op implements BranchOp, Pure {
    public static final OpDef<Branch> DEF = OpDef.of("toy.br", Branch.class, Branch::new)
        .operands("passed", TypeSet.ANY)
        .successor("dest")
        .assembly("$dest (`(` $passed^ `:` type($passed) `)`)? attr-dict")
        .build();

    private Branch(OpState<?> state) {
      super(state);
    }

    public static OpState<Branch> of(Block target, Collection<? extends Value> passed) {
      return DEF.state().operands(passed).successors(target);
    }

    @Override
    public OperandRange successorOperands(int i) {
      return operandSegment(0);
    }
  }

  /** {@code toy.cond_br %c, ^yes(%a : i32), ^no}. */
  public static final class CondBranch extends Op implements BranchOp, Pure {
    public static final OpDef<CondBranch> DEF = OpDef.of("toy.cond_br", CondBranch.class, CondBranch::new)
        .operand("condition", TypeSets.I1)
        .operands("yesOperands", TypeSet.ANY)
        .operands("noOperands", TypeSet.ANY)
        .operandSegments()
        .successor("yes")
        .successor("no")
        .assembly(
            "$condition `,` $yes (`(` $yesOperands^ `:` type($yesOperands) `)`)? `,` $no (`(` $noOperands^ `:` type($noOperands) `)`)? attr-dict")
        .build();

    private CondBranch(OpState<?> state) {
      super(state);
    }

    public static OpState<CondBranch> of(Value condition, Block yes, Collection<? extends Value> yesOperands, Block no,
        Collection<? extends Value> noOperands) {
      return DEF.state().operandSegments(List.of(condition), yesOperands, noOperands).successors(yes, no);
    }

    @Override
    public OperandRange successorOperands(int i) {
      return operandSegment(i + 1);
    }
  }

  /** Any number of successors that get nothing. */
  public static final class Switch extends Op implements BranchOp, Pure {
    public static final OpDef<Switch> DEF = OpDef.of("toy.switch", Switch.class, Switch::new)
        .successors("dests")
        .assembly("$dests attr-dict")
        .build();

    private Switch(OpState<?> state) {
      super(state);
    }

    public static OpState<Switch> of(Collection<Block> targets) {
      return DEF.state().successors(targets);
    }

    @Override
    public OperandRange successorOperands(int i) {
      return new OperandRange(this, 0, 0, -1);
    }
  }

  /** {@code toy.return %a : i32}. */
  public static final class Return extends Op implements Terminator, ReturnLike, RegionTerminator, Pure {
    public static final OpDef<Return> DEF = OpDef.of("toy.return", Return.class, Return::new)
        .operands("values", TypeSet.ANY)
        .assembly("attr-dict ($values^ `:` type($values))?")
        .build();

    private Return(OpState<?> state) {
      super(state);
    }

    public static OpState<Return> of(Collection<? extends Value> values) {
      return DEF.state().operands(values);
    }
  }

  /** A function: {@code toy.func @f(i32) -> i1 { … }}. */
  public static final class Func extends Op implements FunctionLike, Symbol {
    public static final OpDef<Func> DEF = OpDef.of("toy.func", Func.class, Func::new)
        .attr(Symbol.NAME, AttrSets.SYMBOL_NAME)
        .attr("function_type", AttrSets.FUNCTION_TYPE)
        .optionalAttr(Symbol.VISIBILITY, AttrSets.STRING)
        .region("body", OpDef.RegionKind.ANY)
        .assembly("($sym_visibility^)? $sym_name $function_type attr-dict-with-keyword $body")
        .build();

    private Func(OpState<?> state) {
      super(state);
    }

    @Override
    protected void verify(Checker check) {
      verifyBody(check);
    }
  }

  /** Ends {@link Scope} and {@link Loop}. */
  public static final class Yield extends Op implements RegionTerminator, ReturnLike, Pure {
    public static final OpDef<Yield> DEF = OpDef.of("toy.yield", Yield.class, Yield::new)
        .operands("values", TypeSet.ANY)
        .assembly("attr-dict ($values^ `:` type($values))?")
        .build();

    private Yield(OpState<?> state) {
      super(state);
    }

    public static OpState<Yield> of(Collection<? extends Value> values) {
      return DEF.state().operands(values);
    }
  }

  /** A symbol table with a region whose terminator the text leaves out, and perhaps a reference to a symbol: {@code toy.scope @f { … }}. */
  public static final class Scope extends Op implements SymbolTable, SingleBlock, SymbolUser {
    public static final OpDef<Scope> DEF = OpDef.of("toy.scope", Scope.class, Scope::new)
        .optionalAttr("callee", AttrSets.SYMBOL_REF)
        .region("body", OpDef.RegionKind.ONE_BLOCK)
        .traits(Traits.singleBlockImplicitTerminator("toy.yield"), Traits.NO_REGION_ARGUMENTS)
        .assembly("($callee^)? $body attr-dict")
        .build();

    private Scope(OpState<?> state) {
      super(state);
    }

    @Override
    public void verifySymbols(Checker check) {
      if (prop(0) instanceof SymbolRefAttr callee && check.symbols().lookupFrom(parentOp(), callee) == null) {
        check.error("refers to the symbol '" + callee.root() + "', which there is not");
      }
    }
  }

  /** Runs its region any number of times; the region receives what the operation or its own yield passes, and so do the results. */
  public static final class Loop extends Op implements RegionBranchOp {
    public static final OpDef<Loop> DEF = OpDef.of("toy.loop", Loop.class, Loop::new)
        .operands("inits", TypeSet.ANY)
        .results("outputs", TypeSet.ANY)
        .region("body", OpDef.RegionKind.ONE_BLOCK)
        .assembly("operands attr-dict `:` functional-type(operands, results) $body")
        .build();

    private Loop(OpState<?> state) {
      super(state);
    }

    @Override
    public List<Target> successors(Region from) {
      List<Target> targets = new ArrayList<>();
      targets.add(new Target(region(0), region(0).first().arguments()));
      targets.add(new Target(null, results()));
      return targets;
    }

    @Override
    public OperandRange entryOperands(Target target) {
      return operandSegment(0);
    }
  }

  /** Allocates: {@code %m = toy.alloc : memref<4xi32>}. */
  public static final class Alloc extends Op {
    public static final OpDef<Alloc> DEF = OpDef.of("toy.alloc", Alloc.class, Alloc::new)
        .result("buffer", TypeSets.RANKED_MEMREF, Effect.ALLOCATES)
        .assembly("attr-dict `:` type($buffer)")
        .build();

    private Alloc(OpState<?> state) {
      super(state);
    }
  }

  /** The same buffer: {@code %v = toy.view %m : memref<4xi32> to memref<4xi32>}. */
  public static final class View extends Op implements ViewLike, Pure {
    public static final OpDef<View> DEF = OpDef.of("toy.view", View.class, View::new)
        .operand("source", TypeSets.RANKED_MEMREF)
        .result("view", TypeSets.RANKED_MEMREF)
        .assembly("$source attr-dict `:` type($source) `to` type($view)")
        .build();

    private View(OpState<?> state) {
      super(state);
    }

    @Override
    public Value viewSource() {
      return operand(0);
    }
  }

  /** Frees. */
  public static final class Free extends Op {
    public static final OpDef<Free> DEF = OpDef.of("toy.free", Free.class, Free::new)
        .operand("buffer", TypeSets.RANKED_MEMREF, Effect.FREES)
        .assembly("$buffer attr-dict `:` type($buffer)")
        .build();

    private Free(OpState<?> state) {
      super(state);
    }
  }

  /** Holds operations in no order. */
  public static final class Graph extends Op implements GraphRegion, NoTerminator {
    public static final OpDef<Graph> DEF = OpDef.of("toy.graph", Graph.class, Graph::new)
        .region("body", OpDef.RegionKind.ONE_BLOCK)
        .assembly("$body attr-dict")
        .build();

    private Graph(OpState<?> state) {
      super(state);
    }
  }
}
