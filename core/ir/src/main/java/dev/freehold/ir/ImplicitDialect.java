// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/** A dialect that is in every registry, whether it is named or not; found through {@link java.util.ServiceLoader}. */
public interface ImplicitDialect extends Dialect {}
