/** Executors of tensor, whose values are never changed. */
package dev.freehold.interp.tensor;
