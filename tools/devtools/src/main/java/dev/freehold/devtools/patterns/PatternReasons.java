// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.patterns;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;

/** Why some patterns cannot be applied in the sound profile, and why some cannot be executed. */
final class PatternReasons {
  /** The patterns whose names match, and the reason. */
  private record Reason(Pattern names, String text) {}

  private static final List<Reason> NEVER_APPLIED = List.of(
      reason("the operation shares its class with others that have folds",
          "complex\\.(abs|angle|atan2|cos|eq|expm1|log1p|neq|pow|powi|rsqrt|sign|sin|sqrt|tan|tanh): fold",
          "shape\\.(debug_print|from_extent_tensor|meet|shape_of|value_as_shape|value_of|with_shape): fold",
          "math\\.(cbrt|clampf|fma|fpowi|rsqrt): fold"),
      reason("holds only for real numbers: the reference profile alone applies it", "complex\\.log: fold"),
      reason("an index in a window is a sum, from which no size follows", "linalg\\.(depthwise_conv|conv|pooling)_\\w+: staticShapes"),
      reason("a constant shape has the type of its extents: the fold of the cast comes first", "tensor\\.cast: TensorCastConstShape"));
  private static final List<Reason> NEVER_EXECUTED = List.of(
      reason("the interpreter does not execute regions under a mask", "vector\\.mask: (everything|fold|nothing)"),
      reason("the interpreter leaves to the environment what a transfer copies", "(affine|memref)\\.dma_(start|wait): fold",
          "gpu\\.(memcpy|memset): \\w+"),
      reason("the interpreter executes neither vector.bitcast nor unrealized casts", "vector\\.bitcast: fold",
          "builtin\\.unrealized_conversion_cast: fold"),
      reason("the interpreter does not combine the values of the threads of a subgroup", "gpu\\.(all_reduce|subgroup_\\w+): fold"),
      reason("the result depends on how the function is computed", "complex\\.exp: fold", "linalg\\.softmax: fold"),
      reason("the interpreter does not execute tensor.gather and splats of unranked tensors", "tensor\\.(gather|splat): fold"));

  private PatternReasons() {}

  private static Reason reason(String text, String... names) {
    return new Reason(Pattern.compile(String.join("|", names)), text);
  }

  /** The patterns without a reason why they are never applied. */
  static List<String> unexplained(Collection<String> missing) {
    return without(NEVER_APPLIED, missing);
  }

  /** The patterns without a reason why they are never executed. */
  static List<String> unexplainedExecution(Collection<String> notExecuted) {
    return without(NEVER_EXECUTED, notExecuted);
  }

  private static List<String> without(List<Reason> reasons, Collection<String> names) {
    return names.stream().filter(name -> reasons.stream().noneMatch(reason -> reason.names.matcher(name).matches())).toList();
  }

  /** A line for each reason, with the number of patterns. */
  static List<String> lines(Collection<String> missing, Collection<String> notExecuted) {
    List<String> lines = new ArrayList<>();
    lines(NEVER_APPLIED, missing, "not applied", lines);
    lines(NEVER_EXECUTED, notExecuted, "not executed", lines);
    return lines;
  }

  private static void lines(List<Reason> reasons, Collection<String> names, String what, List<String> lines) {
    for (Reason reason : reasons) {
      long count = names.stream().filter(name -> reason.names.matcher(name).matches()).count();
      if (count > 0) lines.add(count + " " + what + ": " + reason.text);
    }
  }

  /** The patterns that are applied although there is a reason why they are not. */
  static List<String> refuted(Collection<String> applied) {
    return applied.stream().filter(name -> NEVER_APPLIED.stream().anyMatch(reason -> reason.names.matcher(name).matches())).toList();
  }
}
