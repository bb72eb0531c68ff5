/** Executors of linalg. */
package dev.freehold.interp.linalg;
