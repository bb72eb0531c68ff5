// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.memory;

/** What a run cost, in memory and in checks that are made because of memory. */
public final class Statistics {
  private long allocations;
  private long stackAllocations;
  private long bytesAllocated;
  private long frees;
  private long clones;
  private long bytesCopied;
  private long ownershipChecks;
  private long aliasChecks;
  private long peakBytes;

  void allocated(Buffer.Owner owner, long bytes, long live) {
    if (owner == Buffer.Owner.STACK) stackAllocations++;
    else allocations++;
    bytesAllocated += bytes;
    peakBytes = Math.max(peakBytes, live);
  }

  void freed() {
    frees++;
  }

  void copied(long bytes) {
    bytesCopied += bytes;
  }

  /** A buffer was made as the copy of another. */
  public void cloned() {
    clones++;
  }

  /** It was asked at run time whether a buffer has to be freed. */
  public void checkedOwnership(long times) {
    ownershipChecks += times;
  }

  /** It was asked at run time whether two memrefs share a buffer. */
  public void checkedAlias(long times) {
    aliasChecks += times;
  }

  public long allocations() {
    return allocations;
  }

  public long stackAllocations() {
    return stackAllocations;
  }

  public long bytesAllocated() {
    return bytesAllocated;
  }

  public long frees() {
    return frees;
  }

  public long clones() {
    return clones;
  }

  public long bytesCopied() {
    return bytesCopied;
  }

  public long ownershipChecks() {
    return ownershipChecks;
  }

  public long aliasChecks() {
    return aliasChecks;
  }

  /** The most bytes that lived at one time. */
  public long peakBytes() {
    return peakBytes;
  }
}
