// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/** What an operation may do to memory, and in which resource. */
public record Effect(Kind kind, Resource resource) {
  /** The four effects that memory can see. */
  public enum Kind {
    ALLOCATE,
    FREE,
    READ,
    WRITE
  }

  /** A part of the world that effects touch. Effects on different resources do not meet. */
  public record Resource(String name) {
    public static final Resource DEFAULT = new Resource("<Default>");
    /** Memory that is freed by leaving the scope that it was allocated in. */
    public static final Resource AUTOMATIC_SCOPE = new Resource("AutomaticAllocationScope");
  }

  public static final Effect ALLOCATES = new Effect(Kind.ALLOCATE, Resource.DEFAULT);
  public static final Effect FREES = new Effect(Kind.FREE, Resource.DEFAULT);
  public static final Effect READS = new Effect(Kind.READ, Resource.DEFAULT);
  public static final Effect WRITES = new Effect(Kind.WRITE, Resource.DEFAULT);
  public static final Effect ALLOCATES_IN_SCOPE = new Effect(Kind.ALLOCATE, Resource.AUTOMATIC_SCOPE);
}
