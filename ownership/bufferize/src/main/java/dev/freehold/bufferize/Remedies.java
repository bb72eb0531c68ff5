// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.bufferization.ToBufferOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.memref.SubViewOp;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Changes of programs that save copies which operations make by themselves. */
public final class Remedies {
  private Remedies() {}

  /**
   * What is copied can be computed where it is copied to, if it is computed into a {@code tensor.empty}.
   *
   * @param instead the tensor to compute it into
   * @param buffer what is copied
   */
  public static Remedy computeInto(String instead, Value buffer) {
    return names -> {
      Op origin = origin(buffer).definingOp();
      if (origin == null || !names.name(origin).equals("tensor.empty")) return null;
      return "compute it into " + instead + " in place of " + names.of(origin);
    };
  }

  /** A buffer can be without gaps if it is a slice of something, or has a layout because it is an argument. */
  public static Remedy withoutGaps(Value buffer) {
    return names -> {
      SubViewOp slice = slice(buffer);
      if (slice != null) return "let " + names.of(slice) + " take all of every dimension but the first";
      return isArgumentOfFunction(origin(buffer)) ? "let arguments have no layout: 'function-boundary-type-conversion=identity-layout-map'" : null;
    };
  }

  /** A call can take a buffer of another layout. */
  public static Remedy takeAnyLayout(Op callee, int argument) {
    return names -> "let argument " + argument + " of " + names.of(callee)
        + " have any layout: by an attribute 'bufferization.buffer_layout', or all arguments, by 'function-boundary-type-conversion=infer-layout-map'";
  }

  /** What makes a buffer of a tensor can make one of the layout that there is; it is an operation of the program's own or what is left of a return. */
  static Remedy keepLayout(ToBufferOp toBuffer, Value buffer) {
    return names -> names.name(toBuffer).equals(toBuffer.name()) ? "let it make a buffer of type " + buffer.type()
        : "let functions return any layout: 'function-boundary-type-conversion=infer-layout-map'";
  }

  private static Value origin(Value buffer) {
    Value at = Tensors.unwrapped(buffer);
    while (at.definingOp() instanceof ViewLike view) at = Tensors.unwrapped(view.viewSource());
    return at;
  }

  private static @Nullable SubViewOp slice(Value buffer) {
    Value at = Tensors.unwrapped(buffer);
    while (!(at.definingOp() instanceof SubViewOp) && at.definingOp() instanceof ViewLike view) at = Tensors.unwrapped(view.viewSource());
    return at.definingOp() instanceof SubViewOp slice ? slice : null;
  }

  private static boolean isArgumentOfFunction(Value buffer) {
    return buffer instanceof Value.Argument argument && argument.owner().isEntry()
        && Objects.requireNonNull(argument.owner().parentOp()) instanceof FunctionLike;
  }
}
