/** Executors of vector, for vectors whose sizes are known. */
package dev.freehold.interp.vector;
