// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.remarks;

import dev.freehold.pass.Wording;
import dev.freehold.convention.BufferConvention;
import dev.freehold.dealloc.lastuse.calls.Conventions;
import dev.freehold.dealloc.lastuse.calls.ReturnedBuffer;
import dev.freehold.dealloc.lastuse.calls.Transfer;
import dev.freehold.dealloc.lastuse.options.Signatures;
import dev.freehold.func.CallOp;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.Remark;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Tells those who ask what functions and their callers agree on, what is in the way of that, and what is assumed of functions without a body. */
public final class ConventionRemarks {
  private final Conventions conventions;
  private final BiFunction<CallOp, Integer, @Nullable Transfer> handedOver;
  private final PassContext cx;

  /** Tells of conventions by which {@code handedOver} says how a call hands an operand over; null if it cannot be. */
  public ConventionRemarks(Conventions conventions, BiFunction<CallOp, Integer, @Nullable Transfer> handedOver, PassContext cx) {
    this.conventions = conventions;
    this.handedOver = handedOver;
    this.cx = cx;
  }

  private static Remark.Builder at(Op function, String name) {
    return Remark.at(function.location(), name).in(Objects.requireNonNullElse(SymbolTables.nameOf(function), ""));
  }

  // Changed signatures.

  /** What functions agree on with their callers, and which keep their signatures since others than their callers refer to them. */
  public void explain(Signatures signatures) {
    conventions.calls().returning().forEach(this::changed);
    conventions.calls().exposed().forEach((function, exposing) -> kept(function, exposing, signatures));
  }

  private void changed(FuncOp function) {
    for (int i = 0; i < function.arguments().size(); i++) {
      if (conventions.passed(function, i).transfer() != Transfer.NEVER) passed(function, i);
    }
    for (int i = 0; i < conventions.resultCount(function); i++) {
      if (conventions.isBorrowed(function, i)) returned(function, i);
    }
  }

  private void passed(FuncOp function, int i) {
    Wording wording = new Wording(function);
    cx.remark(Remark.Kind.PASSED, DeallocationRemarks.CATEGORY, () -> {
      Remark.Builder remark = at(function, "SignatureChanged");
      if (conventions.passed(function, i).transfer() == Transfer.ALWAYS) {
        return remark.text("argument " + i + " is freed by the function").reason("all calls hand it over, and the function frees it earlier");
      }
      List<String> others = new ArrayList<>();
      for (CallOp call : conventions.calls().of(function)) {
        if (handedOver.apply(call, i) != Transfer.ALWAYS) others.add(wording.of((Op) call));
      }
      return remark.text("an i1 behind the arguments tells whether argument " + i + " is freed by the function")
          .reason("some calls hand it over, and the function frees it earlier; these do not, or only on some paths: " + Wording.listed(others))
          .suggestion("use the buffer no more behind these calls");
    });
  }

  private void returned(FuncOp function, int i) {
    ReturnedBuffer returned = conventions.returned(function, i);
    cx.remark(Remark.Kind.PASSED, DeallocationRemarks.CATEGORY, () -> returned.mayBeNew()
        ? at(function, "SignatureChanged").text("an i1 behind the results tells whether result " + i + " is the caller's to free")
            .reason("on some paths it is a new buffer, and on others " + borrowed(returned))
            .suggestion("return the one or the other on all paths")
        : at(function, "SignatureChanged").text("result " + i + " is not the caller's to free").reason("it is " + borrowed(returned)));
  }

  /** What a result is that is not new. */
  private static String borrowed(ReturnedBuffer returned) {
    List<String> names = new ArrayList<>();
    returned.arguments().forEach(number -> names.add("argument " + number));
    if (returned.mayBeOther()) names.add("a buffer of somebody else");
    return String.join(" or ", names);
  }

  private void kept(FuncOp function, Op exposing, Signatures signatures) {
    Stream<Type> concerned = signatures == Signatures.ALL
        ? Stream.concat(function.functionType().inputs().stream(), function.functionType().results().stream())
        : function.functionType().results().stream();
    if (concerned.noneMatch(ConventionRemarks::isBuffer)) return;
    cx.remark(Remark.Kind.MISSED, DeallocationRemarks.CATEGORY, () -> at(function, "SignatureKept").text("its signature stays as it is")
        .reason(exposing == function ? "others call it by its C interface" : new Wording(function).of(exposing) + " names it, other than by a call")
        .suggestion("call it by its name only"));
  }

  // Declarations.

  /** What is assumed of a function without a body that says nothing. */
  public void assumed(BufferConvention convention) {
    if (!convention.isDefault()) return;
    FunctionLike function = convention.function();
    cx.remark(Remark.Kind.ANALYSIS, DeallocationRemarks.CATEGORY, () -> {
      List<String> assumptions = new ArrayList<>();
      List<Integer> arguments = buffers(function.functionType().inputs());
      List<Integer> results = buffers(function.functionType().results());
      if (!arguments.isEmpty()) assumptions.add("to borrow " + listed("argument", arguments));
      if (!results.isEmpty())
        assumptions.add("to return " + (results.size() > 1 ? "new buffers as " : "a new buffer as ") + listed("result", results));
      return at((Op) function, "Assumed").text("it is assumed " + String.join(" and ", assumptions))
          .reason("it has no body, and does not say what it does")
          .suggestion("say otherwise with " + BufferConvention.FREES + ", " + BufferConvention.ESCAPES + " or " + BufferConvention.BORROWED);
    });
  }

  private static List<Integer> buffers(List<Type> types) {
    return IntStream.range(0, types.size()).filter(i -> isBuffer(types.get(i))).boxed().toList();
  }

  private static String listed(String what, List<Integer> numbers) {
    return what + (numbers.size() > 1 ? "s " : " ") + String.join(", ", numbers.stream().map(String::valueOf).toList());
  }

  private static boolean isBuffer(Type type) {
    return type instanceof BaseMemRefType;
  }
}
