// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.bufferization.TensorArgument;
import dev.freehold.func.FuncOp;
import dev.freehold.interp.Outcome;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.FunctionLike;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a caller or a callee can distinguish two runs by. */
final class Differences {
  private Differences() {}

  /**
   * Something that is not the same.
   *
   * @param what is another: the same on all paths where it is
   * @param how it differs
   */
  record Difference(String what, String how) {}

  /** The first difference of two runs of one function, or null. */
  static @Nullable Difference find(Outcome first, SymbolicEnvironment before, Outcome second, SymbolicEnvironment after, FunctionLike function) {
    return find(first, before, second, after, function, function, List.of(Signature.same(function.functionType())));
  }

  /**
   * The first difference, or null. Buffers are compared with the tensors that they take the place of.
   *
   * @param given the function before passes
   * @param transformed the function after them
   * @param signatures how the second may correspond to the first: it suffices if there is no difference for one of them
   */
  static @Nullable Difference find(Outcome first, SymbolicEnvironment before, Outcome second, SymbolicEnvironment after, FunctionLike given,
      FunctionLike transformed, List<Signature> signatures) {
    Difference interactions = interactions(before.seen(), after.seen());
    if (interactions != null) return interactions;
    Difference results = null;
    for (Signature signature : signatures) {
      Difference difference = results(first, second, given, transformed, signature);
      if (difference == null) return arguments(first, second, given, transformed);
      if (results == null) results = difference;
    }
    return results;
  }

  private static @Nullable Difference results(Outcome first, Outcome second, FunctionLike given, FunctionLike transformed, Signature signature) {
    List<Type> types = given.functionType().results();
    List<Type> inputs = transformed.functionType().inputs();
    for (int i = 0; i < Math.min(types.size(), first.returnedValues().size()); i++) {
      Object before = Contents.of(first.returnedValues().get(i), types.get(i));
      int result = signature.results()[i];
      if (result == Signature.DROPPED) {
        if (IntStream.range(0, inputs.size()).noneMatch(k -> Contents.matches(before, Contents.of(second.arguments().get(k), inputs.get(k)))))
          return new Difference("result " + i, " is none of the arguments, but is dropped");
        continue;
      }
      boolean isOut = signature.isOutParameter(i);
      int number = isOut ? signature.outParameter(i) : result;
      Object value = (isOut ? second.arguments() : second.returnedValues()).get(number);
      Type type = (isOut ? inputs : transformed.functionType().results()).get(number);
      String difference = difference(before, Contents.of(value, type), types.get(i));
      if (difference != null) return new Difference("result " + i, " is " + difference);
    }
    return null;
  }

  /** What a function does to buffers that stand for tensors is seen by nobody, unless its argument says that it must not be written. */
  private static @Nullable Difference arguments(Outcome first, Outcome second, FunctionLike given, FunctionLike transformed) {
    for (int i = 0; i < Math.min(first.arguments().size(), second.arguments().size()); i++) {
      Type before = given.functionType().inputs().get(i);
      Type after = transformed.functionType().inputs().get(i);
      boolean isBufferized = Signature.isTensor(before) && after instanceof BaseMemRefType;
      if (isBufferized && (!(given instanceof FuncOp function) || new TensorArgument(function, i).isWritable())) continue;
      String difference = difference(Contents.of(first.arguments().get(i), before), Contents.of(second.arguments().get(i), after), before);
      if (difference != null) return new Difference("argument " + i, " is " + difference);
    }
    return null;
  }

  /**
   * Whether recursion was cut off at other calls, and nothing differs in front of these: where a pass has inlined calls, as many calls within one another come
   * further.
   */
  static boolean mayComeFromCuts(SymbolicEnvironment before, SymbolicEnvironment after) {
    if (before.cuts().equals(after.cuts())) return false;
    int cut = Stream.of(before, after).flatMap(run -> run.cuts().stream()).mapToInt(SymbolicEnvironment.Cut::behind).min().orElse(0);
    return interactions(first(cut, before.seen()), first(cut, after.seen())) == null;
  }

  /** One of the runs may be over before the other one is cut off. */
  private static List<Interaction> first(int count, List<Interaction> interactions) {
    return interactions.subList(0, Math.min(count, interactions.size()));
  }

  private static @Nullable Difference interactions(List<Interaction> before, List<Interaction> after) {
    for (int i = 0; i < Math.min(before.size(), after.size()); i++) {
      Interaction a = before.get(i);
      Interaction b = after.get(i);
      if (!a.what().equals(b.what())) return new Difference(b.what() + " instead of " + a.what(), "");
      for (int k = 0; k < Math.min(a.values().size(), b.values().size()); k++) {
        String difference = difference(a.values().get(k), b.values().get(k), a.types().get(k));
        if (difference != null) return new Difference(a.what() + " has a different operand " + k, ": " + difference);
      }
    }
    if (before.size() == after.size()) return null;
    boolean fewer = after.size() < before.size();
    Interaction extra = fewer ? before.get(after.size()) : after.get(before.size());
    return new Difference((fewer ? "missing " : "additional ") + extra.what(), "");
  }

  private static @Nullable String difference(Object before, Object after, Type type) {
    return Contents.matches(before, after) ? null : Contents.text(after, type) + " instead of " + Contents.text(before, type);
  }
}
