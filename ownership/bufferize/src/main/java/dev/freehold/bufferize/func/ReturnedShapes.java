// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.func;

/** Whether a call gives its result the shape of the tensor, if the buffer that the callee returns has a less static one. */
@FunctionalInterface
public interface ReturnedShapes {
  /** Operations on the result rely on its shape. */
  ReturnedShapes SOUND = () -> true;

  boolean haveShapeOfTensor();
}
